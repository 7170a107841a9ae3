// Production as in compose.yml, from the image that docker/Dockerfile builds here. Judges mark and 500 screens follow
// while a node, the worker and Redis are killed, and while a newer image with a migration replaces every process.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserGetShort } from '@rampa/contract';
import { nginxProgram } from '../../../apps/api/production/nginx.ts';
import { pause } from '../client/asking.ts';
import { ROOT } from '../client/building.ts';
import { hangDisplay, seatJudges } from '../client/opening.ts';
import { Screen } from '../client/screen.ts';
import { Chance } from '../client/seeded.ts';
import { audit } from '../oracle/audit.ts';
import { Oracle } from '../oracle/tables.ts';
import { scratch } from '../../run/services/scratch.mjs';
import { drillContest } from './contest.ts';
import { Crowd } from './crowd.ts';
import { Hall } from './hall.ts';
import { findEngine } from './image/find-engine.ts';
import { firstOrganizer } from './image/first-organizer.ts';
import { Installation } from './image/installation.ts';
import { newerTree } from './image/newer.ts';
import { Visitor } from './image/visitor.ts';
import { Marking } from './marking.ts';
import { Unable } from './unable.ts';
import { atLeast, faultsOf, type DrillOptions, type Verdict } from './verdict.ts';

/** After the last mark every screen must be right within this time, whatever was killed, ms. */
const RIGHT_WITHIN_MS = 5_000;
/** Size of all layers, the base included. */
const MOST_MEGABYTES = 520;
const MARKS_PER_SECOND = 30;
const LEAST_MARKS_PER_CHECK = 20;

export async function imageDrill({ seed, short, say }: DrillOptions): Promise<Verdict> {
  const nginx = nginxProgram();
  if (!nginx) throw new Unable('Нет nginx: установите его из пакетов системы.');
  const chance = new Chance(seed);
  const home = await scratch('rampa-image-');
  const engine = await findEngine(home, say);
  let installation: Installation | null = null;
  let oracle: Oracle | null = null;
  let hall: Hall | null = null;
  let crowd: Crowd | null = null;
  let witness: Screen | null = null;
  try {
    const image = await engine.build('today', ROOT);
    say(`Образ собран (${engine.name}): ${image.megabytes} МБ`);
    const newer = await engine.build('next', newerTree(home));
    say('Образ следующего выпуска собран: в нём ещё один шаг базы');
    const product = (installation = await Installation.start(home, image, nginx));
    say(`Два узла и worker готовы в режиме production за ${product.url}`);

    const address = () => product.url;
    const organizer = await firstOrganizer(product);
    const contest = await drillContest(organizer, { judges: 10, items: 40 });
    const judges = await seatJudges(contest, address);
    oracle = new Oracle(product.databaseUrl, contest.guid);
    hall = await Hall.open({ address, organizer, contest, judges: judges.slice(0, 2), displays: 4 });
    const key = await hangDisplay(organizer, contest, contest.program);
    witness = new Screen({ address, view: 'display', key }).start();
    crowd = Crowd.open({ url: product.url, key, count: short ? 100 : 500 });
    // Opening takes some seconds and is not measured.
    await crowd.untilRight(witness, oracle);
    const stageMs = 2_000;
    const marking = new Marking({ organizer, contest, judges, chance, marksPerSecond: MARKS_PER_SECOND, stageMs });
    await marking.start();
    const paths = ['/', '/faq', `/public/display/${key}`, `/api/v1/${UserGetShort.path}`];
    const visitor = new Visitor(product.url, organizer, paths);
    const glances = hall.watch(oracle);

    const seen: { moment: string; ms: number; back: number }[] = [];
    const check = async (moment: string) => {
      await pause(short ? 1_000 : 3_000);
      await marking.rest();
      const from = performance.now();
      const [, shown] = await Promise.all([hall!.agree(oracle!, moment), crowd!.untilRight(witness!, oracle!)]);
      const ms = Math.round(performance.now() - from);
      seen.push({ moment, ms, back: shown.right });
      say(`${moment}: экраны верны через ${ms} мс, из толпы ${shown.right}`);
      marking.resume();
    };
    await check('всё работает');
    for (const [name, child] of [
      ['узел', product.parts.get('api-1')!],
      ['worker', product.parts.get('worker')!],
      ['Redis', product.redis],
    ] as const) {
      await child.kill();
      await check(`${name} убит`);
      await child.start();
      await child.ready();
      await check(`${name} вернулся`);
    }
    const migrations = await product.prepare(newer);
    await check('база обновлена под прежними узлами');
    for (const name of ['api-1', 'api-2', 'worker'] as const) {
      await product.put(name, newer);
      await check(`${name} из нового образа`);
    }

    const glanced = await glances.stop();
    await visitor.leave();
    await marking.stop();
    const found = await audit(
      oracle,
      judges.map((judge) => judge.ledger),
    );
    const processes = [...product.processes, ...product.stopped];
    const refused = readFileSync(join(home, 'access.log'), 'utf8').match(/" 5\d\d /g)?.length ?? 0;
    return {
      drill: 'image',
      seed,
      figures: {
        'образ, МБ': image.megabytes,
        'экранов в толпе': crowd.count,
        'отправлено оценок': found.sent,
        'принято оценок': found.acknowledged,
        'отправок без ответа': judges.reduce((sum, judge) => sum + judge.unanswered, 0),
        'ответов 5xx в журнале прокси': refused,
        'чтений посетителя': visitor.asked,
        '  из них вылечил повтор': visitor.cured,
        'сверок экранов на ходу': glanced,
        'переподключений экранов': hall.reconnects,
        ...Object.fromEntries(seen.map(({ moment, ms }) => [`экраны верны, мс: ${moment}`, ms])),
      },
      faults: {
        ...faultsOf(found),
        'неверных экранов': hall.wrong,
        'редакция шла назад': hall.wentBack,
        'позади и не знают': hall.behind.length,
        'экранов толпы неверных': seen.reduce((sum, { back }) => sum + crowd!.count - back, 0),
        'верны позже пяти секунд': seen.filter(({ ms }) => ms > RIGHT_WITHIN_MS).length,
        'не вылечил повтор': visitor.uncured.length,
        'мегабайт образа сверх меры': Math.max(0, image.megabytes - MOST_MEGABYTES),
        'упало само': processes.reduce((sum, child) => sum + child.deaths.length, 0),
        ...atLeast('шагов базы в новом образе', migrations, 1),
        ...atLeast('принято оценок', found.acknowledged, LEAST_MARKS_PER_CHECK * seen.length),
        ...atLeast('сверок экранов на ходу', glanced, seen.length),
        ...atLeast('чтений посетителя', visitor.asked, seen.length),
      },
      notes: [
        ...found.examples,
        ...hall.notes,
        ...hall.behind,
        ...visitor.uncured,
        ...processes.flatMap(({ name, deaths }) => deaths.map((said) => `${name} упал сам, ${said.slice(0, 600)}`)),
      ],
    };
  } finally {
    crowd?.stop();
    witness?.stop();
    hall?.stop();
    await oracle?.close();
    await installation?.stop();
    await engine.close();
  }
}
