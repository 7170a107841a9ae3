// Somebody else has answered the same field: both answers stand side by side, and the person says which one stays.

import { toldAnswer, answerOf, answerWords } from '@rampa/applications/domain';
import type { Answer, FormField } from '@rampa/forms/domain';
import { russianDates } from '@rampa/kernel';
import { Button } from '@rampa/platform/web/base';
import type { Clash } from '../queue/field-saves.ts';
import { useFilling } from './filling-context.ts';
import classes from '../style/clash.module.css';

export interface ClashChoiceProps {
  field: FormField;
  clash: Clash;
  onChoose(isMine: boolean): void;
}

export function ClashChoice({ field, clash, onChoose }: ClashChoiceProps) {
  const words = useWords(field);
  const { mine, theirs, authorName, at } = clash;
  const who = authorName === '' ? 'на другом устройстве' : authorName;
  return (
    <div className={classes.clash} role="alert" aria-label={`Два ответа: ${field.title}`}>
      <p>Это поле успели изменить. Какой ответ оставить?</p>
      <Said title="Мой ответ" words={words(mine)} action="Оставить мой" onChoose={() => onChoose(true)} />
      <Said
        title={[who, at === null ? '' : timeOf(at)].filter(Boolean).join(', ')}
        words={words(answerOf(field.kind, theirs))}
        action="Оставить этот"
        onChoose={() => onChoose(false)}
      />
    </div>
  );
}

interface SaidProps {
  title: string;
  words: string;
  action: string;
  onChoose(): void;
}

function Said({ title, words, action, onChoose }: SaidProps) {
  return (
    <div className={classes.said}>
      <div>
        <small>{title}</small>
        <p dir="auto">{words === '' ? 'пусто' : words}</p>
      </div>
      <Button onClick={onChoose}>{action}</Button>
    </div>
  );
}

/** An answer as it is read. */
export function useWords(field: FormField): (answer: Answer | null) => string {
  const { linesOf } = useFilling();
  return (answer) => {
    const lines = linesOf(field.bookGuid ?? '');
    return answerWords(answer, field.option, (item) => lines?.find(({ guid }) => guid === item)?.title) || toldAnswer(answer).value; // prettier-ignore
  };
}

const timeOf = (instant: string) => russianDates({ hour: '2-digit', minute: '2-digit', day: 'numeric', month: 'long' }).format(new Date(instant)); // prettier-ignore
