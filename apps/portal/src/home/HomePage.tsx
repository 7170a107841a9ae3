// The first page: what Рампа is, for whom, and the ways in.

import { WayLink } from '@rampa/platform/web/base';
import { usePageTitle } from '@rampa/platform/web/desk';
import { Lamps, Scene, Shot } from './parts.tsx';
import { PICTURES } from './pictures.ts';
import { WaysIn } from './WaysIn.tsx';
import classes from './home.module.css';

const ROLES = [
  {
    id: 'organizer',
    title: 'Организатору',
    text: 'Программа, жюри и правила подсчёта готовятся заранее, а в день конкурса один человек ведёт всё с одной страницы: кто на сцене, что на экранах, когда закрывать протокол.',
  },
  {
    id: 'member',
    title: 'Участнику',
    text: 'Программа открывается в телефоне по ссылке или QR‑коду: кто сейчас на сцене, когда ваш выход и насколько сдвинулось время. Ничего не нужно устанавливать.',
  },
  {
    id: 'judge',
    title: 'Судье',
    text: 'Лист оценок открывается по личной ссылке, без пароля. Целое и десятые — два нажатия. Каждая оценка говорит о себе: на планшете она ещё или уже принята.',
  },
];

export function HomePage() {
  usePageTitle('');
  return (
    <>
      <section className={`stage ${classes.hero}`}>
        <div className={classes.glow} aria-hidden />
        <div className={classes.heroInner}>
          <div className={classes.heroWords}>
            <h1>Мы рады Вас видеть на&nbsp;портале!</h1>
            <p>
              Рампа — портал, на котором организаторы проводят фестивали и конкурсы искусств: программа, судейство,
              экраны зала, протоколы и дипломы в одном месте.
            </p>
            <WaysIn />
          </div>
          <Shot of={PICTURES.hallResult} isFirst />
        </div>
        <Lamps />
      </section>

      <section className={classes.roles}>
        <div className={classes.inner}>
          {ROLES.map(({ id, title, text }) => (
            <div key={id}>
              <h2>{title}</h2>
              <p>{text}</p>
              <WayLink to={`/product#${id}`}>
                Подробнее<span className="r-sr-only">: {title.toLowerCase()}</span>
              </WayLink>
            </div>
          ))}
        </div>
      </section>

      <Scene title="Оценка, которую приняли, не теряется" picture={<Shot of={PICTURES.judge} isPhone />} isDark>
        <p>
          Пропала связь в зале, разрядился планшет, перезапустился сервер — оценка либо уже лежит в базе, либо осталась
          на устройстве судьи и уйдёт сама, и посчитана она будет один раз.
        </p>
        <p>Экран зала, ведущий и протокол показывают одно и то же. Если кто-то отстал, он сам говорит об этом.</p>
      </Scene>

      <Scene title="Каждый балл можно объяснить" picture={<Shot of={PICTURES.protocolWhy} />} isTurned>
        <p>
          Нажмите на итог в протоколе — и увидите, из чего он сложился: оценки каждого судьи по критериям, отброшенные
          высшая и низшая, снижения, округление, место в группе и звание.
        </p>
        <p>
          <WayLink to="/product">Как проходит день с Рампой</WayLink>
        </p>
      </Scene>
    </>
  );
}
