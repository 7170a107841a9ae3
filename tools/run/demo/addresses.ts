// Prints where to look while the demo plays.

import { CompetitionPresenterGetByCompetitionGuid } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import type { Organizer } from '../../proof/client/organizer.ts';
import type { DemoContest } from './contest.ts';
import { say } from './say.ts';

export async function printAddresses(organizer: Organizer, contest: DemoContest, url: string): Promise<void> {
  const presenters = await organizer.insist(CompetitionPresenterGetByCompetitionGuid, {
    query: { competitionGuid: contest.guid },
  });
  const event = `${url}/organizer/events/${contest.guid}`;
  const lines: [string, string][] = [
    ...contest.displays.map(({ title, url: address }): [string, string] => [title, address]),
    ['Программа для всех', `${url}/program/${contest.programs[0]?.guid ?? ''}`],
    ['Пульт программы', `${event}/program`],
    ['Протокол', `${event}/protocols`],
    ...presenters.slice(0, 1).map(({ url: address }): [string, string] => ['Ведущий', address ?? '']),
  ];
  const width = Math.max(...lines.map(([name]) => name.length));
  say(`Демонстрация: ${inQuotes(contest.title)}. Откройте и смотрите:`);
  for (const [name, address] of lines) say(`  ${name.padEnd(width)}  ${address}`);
  say('');
}
