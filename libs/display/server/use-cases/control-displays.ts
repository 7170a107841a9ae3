// The remote control: one press for one or many screens. The last press wins, and every press is an event of the
// stream. A frozen picture stays until «Разморозить», its names as they are then; what is chosen meanwhile is shown after it.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, BodyOf, CompetitionDisplaySettingControl, DisplayCommand } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { DisplayState } from '../live/display-state.ts';
import { shownPrize } from '../live/shown-prize.ts';
import { readDisplays, type Frozen } from '../queries/display-rows.ts';
import { keepOpened, OpenedResults, type Opened } from './opened-results.ts';

type Answer = AnswerOf<typeof CompetitionDisplaySettingControl>;

interface Facts {
  /** Frozen pictures of this moment, by display. */
  pictures: ReadonlyMap<Guid, Frozen>;
  opened: Opened;
}

@Injectable()
export class ControlDisplays {
  constructor(
    private readonly work: UnitOfWork,
    private readonly database: Database,
    private readonly state: DisplayState,
    private readonly openedResults: OpenedResults,
  ) {}

  async run(scope: Scope, body: BodyOf<typeof CompetitionDisplaySettingControl>): Promise<Answer> {
    const event = eventOf(scope);
    const { command } = body;
    const displays = [...new Set(body.displays)].sort();
    const facts = await this.facts(event.competition, displays, command);
    const { result } = await this.work.run({ scope }, async (tx) => {
      // Locked in the order of their guids, so that two operators wait for each other without a deadlock.
      const found = await tx.query<{ guid: Guid }>(
        `select guid from display.setting where guid = any ($1::uuid[]) and competition_guid = $2
          order by guid for update`,
        [displays, event.competition],
      );
      if (found.length !== displays.length) throw new Failure('notFound');
      for (const display of displays) await apply(tx, display, command, facts);
      tx.emit(event.competition, 'display.controlled', { displays, do: command.do });
      return tx.query<{ guid: Guid; version: number }>(
        'select guid, version from display.setting where guid = any ($1::uuid[]) order by guid',
        [displays],
      );
    });
    return { versions: result };
  }

  /** Reads everything of one moment before the write. Throws Failure resultNotReady or prizeNotOpen. */
  private async facts(competition: Guid, displays: readonly Guid[], command: DisplayCommand): Promise<Facts> {
    const pictures = new Map<Guid, Frozen>();
    const reveal = command.do === 'reveal' ? command.when : undefined;
    const opened = await this.openedResults.before(competition, displays, reveal);
    if (command.do === 'prize') await this.refuseHidden(competition, displays, command);
    if (command.do !== 'freeze' && command.do !== 'release') return { pictures, opened };
    await this.database.snapshot(async (reader) => {
      const stage = this.state.stage(reader);
      for (const row of await readDisplays(reader, competition)) {
        if (!displays.includes(row.guid)) continue;
        const { view, program, items, named } = await this.state.shown(stage, row);
        pictures.set(row.guid, { view, program, items, named });
        if (command.do !== 'release') continue;
        const item = program
          ? (await stage.program(program)).items.find(({ guid }) => guid === command.itemGuid)
          : undefined;
        if (!item) throw new Failure('notFound');
        if (!(await stage.countedRow(await stage.performance(program!, item)))) throw new Failure('resultNotReady');
      }
    });
    return { pictures, opened };
  }

  private async refuseHidden(
    competition: Guid,
    displays: readonly Guid[],
    { specialPrizeGuid, itemGuid }: Extract<DisplayCommand, { do: 'prize' }>,
  ): Promise<void> {
    const chosen = { prizeGuid: specialPrizeGuid, prizeItemGuid: itemGuid };
    await this.database.snapshot(async (reader) => {
      const stage = this.state.stage(reader);
      for (const row of await readDisplays(reader, competition)) {
        if (displays.includes(row.guid) && !(await shownPrize(stage, row, chosen))) throw new Failure('prizeNotOpen');
      }
    });
  }
}

const TOUCH = 'version = version + 1, changed_at = now()';

async function apply(
  tx: Transaction,
  display: Guid,
  command: DisplayCommand,
  { pictures, opened }: Facts,
): Promise<void> {
  const set = (columns: string, ...values: unknown[]) =>
    tx.query(`update display.setting set ${columns} where guid = $1`, [display, ...values]);
  switch (command.do) {
    case 'show':
      return void (await set(`${TOUCH}, scene = $2`, command.scene));
    case 'leaders':
      return void (await set(`${TOUCH}, scene = 'leaders', leaders_group = $2`, command.group));
    case 'prize':
      return void (await set(
        `${TOUCH}, scene = 'prize', prize_guid = $2, prize_item_guid = $3`,
        command.specialPrizeGuid,
        command.itemGuid,
      ));
    case 'pause':
      return void (await set(
        `${TOUCH}, scene = 'pause', pause_title = $2, pause_at = now(),
         pause_until = date_trunc('second', now() + make_interval(mins => $3))`,
        command.title,
        command.minutes,
      ));
    case 'message':
      return void (await set(`${TOUCH}, scene = 'message', message = $2`, command.text));
    case 'freeze':
      return void (await set(
        `${TOUCH}, frozen = $2::jsonb, frozen_at = coalesce(frozen_at, now())`,
        JSON.stringify(pictures.get(display)),
      ));
    case 'unfreeze':
      return void (await set(`${TOUCH}, frozen = null, frozen_at = null`));
    case 'reload':
      return void (await set(`${TOUCH}, reloads = reloads + 1`));
    case 'reveal':
      await keepOpened(tx, display, opened);
      return void (await set(`${TOUCH}, reveal = $2`, command.when));
    case 'release':
      await tx.query('insert into display.release (display_guid, item_guid) values ($1, $2) on conflict do nothing', [
        display,
        command.itemGuid,
      ]);
      // «Показать» replaces a pinned scene.
      return void (await set(
        `${TOUCH}, scene = case when scene in ('result', 'leaders') then scene else 'follow' end`,
      ));
    case 'hide':
      await tx.query('delete from display.release where display_guid = $1 and item_guid = $2', [
        display,
        command.itemGuid,
      ]);
      return void (await set(TOUCH));
    case 'hideAll':
      await tx.query('delete from display.release where display_guid = $1', [display]);
      return void (await set(TOUCH));
  }
}
