// Derived results of open protocols, per ranking group, kept while nothing that touches the group has happened.
//
// A group is kept with the facts that it was counted from. Events of marks carry their values, so a mark costs only the
// count itself; any other event of the group drops it. Who competes and by which rules is read with each view and
// compared. What is kept is never newer than the reader's snapshot: an older reader counts for itself.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { EventKind, Reader } from '@rampa/platform/server';
import { countGroup, groupRulesOf, type CountedGroup, type GroupRules } from './count-group.ts';
import type { EventRules } from '@rampa/jury/server';
import { factsOf, loadFacts, putAbstention, putMark, type Facts } from './facts.ts';
import { competes, type RankingGroup } from './ranking-groups.ts';

/** Payloads name the `item`, or the whole `program`. */
const WATCHED: readonly EventKind[] = [
  'mark.saved',
  'mark.corrected',
  'mark.abstained',
  'marks.cleared',
  'marks.restored',
  'adjustments.changed',
  'awards.changed',
  'decisions.changed',
];

/** Most kept groups of all events: a festival's day has a few hundred, of some kilobytes each. */
const KEPT_PERFORMANCES = 10_000;
/** When it is further behind than this many revisions, everything is counted anew. */
const EVENTS_GAP = 5_000;

interface Entry {
  /** Revision of the newest fact: right for readers from here on. */
  asOf: number;
  basis: string;
  facts: Facts;
  /** Null: facts have come since the count. */
  counted: CountedGroup | null;
  items: ReadonlySet<Guid>;
  programs: ReadonlySet<Guid>;
}

interface Head {
  epoch: Guid;
  revision: number;
  /** Revision of the oldest event that is kept. */
  floor: number;
}

interface Event {
  epoch: Guid;
  /** Every entry is right up to this revision. */
  revision: number;
  entries: Map<string, Entry>;
}

interface Fact {
  revision: number;
  kind: EventKind;
  item: Guid | null;
  program: Guid | null;
  judge: Guid | null;
  criterion: Guid | null;
  value: number | null;
  abstain: boolean | null;
}

@Injectable()
export class GroupResults {
  /** Kept groups; the one that was used longest ago comes first. */
  private readonly events = new Map<Guid, Event>();

  /** `reader` must be a snapshot, so that its reads and the stream's revision are of one moment. */
  async of(
    reader: Reader,
    competition: Guid,
    rules: EventRules,
    groups: readonly RankingGroup[],
  ): Promise<Map<string, CountedGroup>> {
    const [head] = await reader.query<Head>(
      'select epoch, revision, floor_revision as floor from live.v_stream where stream_guid = $1',
      [competition],
    );
    const { epoch, revision } = head!;
    const known = await this.upTo(reader, competition, head!);
    const answers = new Map<string, CountedGroup>();
    const missing: { group: RankingGroup; basis: string; rules: GroupRules }[] = [];
    for (const group of groups) {
      const groupRules = groupRulesOf(rules, group.nomination);
      const basis = basisOf(group, groupRules);
      const entry = known.entries.get(group.key);
      if (entry && entry.basis === basis && entry.asOf <= revision) {
        entry.counted ??= countGroup(groupRules, group, entry.facts);
        answers.set(group.key, entry.counted);
      } else {
        missing.push({ group, basis, rules: groupRules });
      }
    }
    const facts = await loadFacts(
      reader,
      competition,
      missing.flatMap(({ group }) => group.performances.filter(competes).map(({ guid }) => guid)),
    );
    for (const { group, basis, rules: groupRules } of missing) {
      const items = group.performances.map(({ guid }) => guid);
      const own = factsOf(facts, items);
      const counted = countGroup(groupRules, group, own);
      answers.set(group.key, counted);
      // Another reader may have moved on meanwhile, so this count may be outdated.
      if (known.epoch !== epoch || known.revision !== revision) continue;
      const programs = new Set(group.performances.map(({ program }) => program));
      known.entries.set(group.key, { asOf: revision, basis, facts: own, counted, items: new Set(items), programs });
    }
    this.forget();
    return answers;
  }

  /** The event's groups with all that has happened to them up to the reader's revision. */
  private async upTo(reader: Reader, competition: Guid, { epoch, revision, floor }: Head): Promise<Event> {
    for (;;) {
      const known = this.events.get(competition);
      const gap = known ? revision - known.revision : 0;
      if (!known || known.epoch !== epoch || gap > EVENTS_GAP || (gap > 0 && known.revision + 1 < floor)) {
        const fresh: Event = { epoch, revision, entries: new Map() };
        this.events.set(competition, fresh);
        return fresh;
      }
      this.events.delete(competition);
      this.events.set(competition, known);
      if (gap <= 0) return known;
      const from = known.revision;
      const facts = await reader.query<Fact>(
        `select revision, kind, lower(payload ->> 'item') as item, lower(payload ->> 'program') as program,
                payload ->> 'judge' as judge, payload ->> 'criterion' as criterion,
                (payload ->> 'value')::integer as value, (payload ->> 'abstain')::boolean as abstain
           from live.v_event
          where stream_guid = $1 and revision > $2 and revision <= $3 and kind = any ($4) order by revision, n`,
        [competition, from, revision, WATCHED],
      );
      if (known.revision !== from || this.events.get(competition) !== known) continue;
      for (const fact of facts) {
        for (const [key, entry] of known.entries) if (!follow(entry, fact)) known.entries.delete(key);
      }
      known.revision = revision;
      return known;
    }
  }

  private forget(): void {
    let performances = 0;
    for (const { entries } of this.events.values())
      for (const { items } of entries.values()) performances += items.size;
    for (const [competition, { entries }] of this.events) {
      if (performances <= KEPT_PERFORMANCES || this.events.size === 1) return;
      for (const { items } of entries.values()) performances -= items.size;
      this.events.delete(competition);
    }
  }
}

/** Applies a fact of the group; false when the group must be read anew. */
function follow(entry: Entry, { revision, kind, item, program, judge, criterion, value, abstain }: Fact): boolean {
  const isOfGroup = item ? entry.items.has(item) : program === null || entry.programs.has(program);
  if (!isOfGroup) return true;
  if (!item || !judge) return false;
  if ((kind === 'mark.saved' || kind === 'mark.corrected') && criterion) {
    putMark(entry.facts, item, { judge, criterion, value });
  } else if (kind === 'mark.abstained' && abstain !== null) {
    putAbstention(entry.facts, item, judge, abstain);
  } else {
    return false;
  }
  entry.asOf = revision;
  entry.counted = null;
  return true;
}

/** The part of the structure that the count depends on, as text. */
function basisOf(group: RankingGroup, { scheme, panel, titles }: GroupRules): string {
  const competing = group.performances.filter(competes).map(({ guid, number }) => [guid, number]);
  return JSON.stringify([competing, scheme, panel.map(({ guid, isChair }) => [guid, isChair]), titles]);
}
