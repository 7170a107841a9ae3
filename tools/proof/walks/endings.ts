// S12, second half: a person who loses his right loses his open screen too; a flood or a huge frame ends its own
// connection and no other.

import {
  CompetitionDisplaySettingDelete,
  CompetitionJudgeDeleteFastLoginUrl,
  UserLogout,
  type CallDefinition,
  type ViewName,
} from '@rampa/contract';
import type { Socket } from 'socket.io-client';
import { until } from '../../../libs/platform/testing/wait.ts';
import { openLiveSocket } from '../client/live-socket.ts';
import type { Person } from './people.ts';
import { keyFor } from './sockets.ts';
import type { World } from './world.ts';

interface Ending {
  name: string;
  person: string;
  view: ViewName;
  take(world: World, person: Person): Promise<unknown>;
}

/** As the calls that come with employees will tell it: the row, and the event that makes every door ask again. */
async function accessChanged(world: World, event: string, sql: string, value: string): Promise<void> {
  await world.target.sql(sql, [value]);
  await world.target.sql(`select live.advance($1, '[{"kind": "access.changed", "payload": {}}]'::jsonb, 'walk')`, [
    event,
  ]);
}

async function byCall(
  world: World,
  call: CallDefinition,
  token: string,
  query: Record<string, unknown>,
): Promise<void> {
  const { status, text } = await world.target.ask(call, { query, params: {}, body: {} }, token);
  if (status !== 200) throw new Error(`${call.id} answered ${status}: ${text}`);
}

const ENDINGS: readonly Ending[] = [
  {
    ...{ name: 'сотрудника уволили', person: 'сотрудник: всё', view: 'protocol' },
    take: (world, { account }) =>
      world.target.sql(`update accounts.account set employee_state = 'dismissed' where guid = $1`, [account]),
  },
  {
    ...{ name: 'сотруднику закрыли раздел', person: 'сотрудник: program 1', view: 'program' },
    take: (world, { account, home }) =>
      accessChanged(
        world,
        home.event,
        `update accounts.employee_access set config = '{}' where employee_guid = $1`,
        account!,
      ),
  },
  {
    ...{ name: 'ссылку судьи отозвали', person: 'судья', view: 'judge-sheet' },
    take: (world, { judge }) =>
      byCall(world, CompetitionJudgeDeleteFastLoginUrl, world.person('организатор').token!, {
        competitionJudgeGuid: judge,
      }),
  },
  {
    ...{ name: 'ссылка ведущего истекла', person: 'ведущий', view: 'presenter' },
    take: (world, { home }) =>
      world.target.sql(`update accounts.fast_link set expires_at = now() where guid = $1`, [home.presenter.guid]),
  },
  {
    ...{ name: 'экран удалили', person: 'никто', view: 'display' },
    take: async (world, { home }) => {
      const [row] = await world.target.sql<{ guid: string }>(
        'select guid from display.setting where competition_guid = $1 order by guid limit 1',
        [home.event],
      );
      await byCall(world, CompetitionDisplaySettingDelete, world.person('организатор').token!, {
        CompetitionDisplaySettingGuid: row!.guid,
      });
    },
  },
  {
    ...{ name: 'организатор вышел', person: 'чужой организатор', view: 'protocol' },
    take: (world, { token }) => byCall(world, UserLogout, token!, {}),
  },
];

export interface Ended {
  name: string;
  ms: number;
}

interface Open {
  socket: Socket;
  isOver(): boolean;
}

async function open(world: World, person: Person, view: ViewName): Promise<Open> {
  const socket = openLiveSocket(world.target.url, person.token);
  let frames = 0;
  let over = false;
  socket.on('frame', ({ t }: { t: string }) => (t === 'end' ? (over = true) : frames++));
  socket.on('disconnect', () => (over = true));
  const { key } = await keyFor(world, view, person, 'own');
  const answer = (await socket.timeout(20_000).emitWithAck('subscribe', { view, key })) as {
    ok: boolean;
    code?: string;
  };
  if (!answer.ok) throw new Error(`${view} for ${person.name}: ${answer.code}`);
  await until(`${view} shown`, () => frames > 0);
  return { socket, isOver: () => over };
}

/** Changes the world for good, so it is the last walk of a run. */
export async function endings(world: World): Promise<Ended[]> {
  const ended: Ended[] = [];
  for (const { name, person, view, take } of ENDINGS) {
    const who = world.person(person);
    const screen = await open(world, who, view);
    const began = performance.now();
    await take(world, who);
    await until(`${name}: the channel is over`, screen.isOver);
    ended.push({ name, ms: Math.round(performance.now() - began) });
    screen.socket.disconnect();
  }
  return ended;
}

/** Returns what happened to the flooding and the huge client; their neighbour must still get changes. */
export async function floods(world: World): Promise<{ flooder: boolean; giant: boolean; neighbour: boolean }> {
  const person = world.person('организатор');
  const neighbour = await open(world, person, 'protocol');
  const cut = async (spoil: (socket: Socket) => void): Promise<boolean> => {
    const { socket, isOver } = await open(world, person, 'program');
    spoil(socket);
    await until('the connection is cut', isOver);
    return isOver();
  };
  const flooder = await cut((socket) => {
    for (let sent = 0; sent < 500; sent++) socket.emit('clock');
  });
  const giant = await cut((socket) => socket.emit('subscribe', { view: 'protocol', key: 'я'.repeat(100_000) }));
  const answer = (await neighbour.socket.timeout(20_000).emitWithAck('clock')) as { serverTime?: number };
  const isWell = !neighbour.isOver() && typeof answer.serverTime === 'number';
  neighbour.socket.disconnect();
  return { flooder, giant, neighbour: isWell };
}
