// Questions and answers.

import { WayLink } from '@rampa/platform/web/base';
import { usePageTitle } from '@rampa/platform/web/desk';
import { QUESTIONS } from './questions.ts';
import classes from './home.module.css';

export function FaqPage() {
  usePageTitle('Вопросы и ответы');
  return (
    <div className={classes.faq}>
      <h1>Вопросы и ответы</h1>
      {QUESTIONS.map(({ title, questions }) => (
        <section key={title}>
          <h2>{title}</h2>
          {questions.map(({ ask, answer }) => (
            <details key={ask}>
              <summary>{ask}</summary>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </details>
          ))}
        </section>
      ))}
      <p className={classes.note}>
        Не нашли своего вопроса? Спросите организатора мероприятия. А как устроен портал, рассказано{' '}
        <WayLink to="/product">на странице «О портале»</WayLink>.
      </p>
    </div>
  );
}
