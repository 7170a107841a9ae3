// Derived results of open protocols, per ranking group, kept while nothing that touches the group has happened.
//
// An entry was counted at one revision and is good for every later one until an event names one of its performances.
// What is read anyway with each view (who competes, by which rules) is compared with what the entry was counted from,
// so only marks and decisions are watched through the log. Readers at an older revision than an entry count anew.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { EventKind, Reader } from '@rampa/platform/server';
import { countGroup, groupRulesOf, type CountedGroup } from './count-group.ts';
import type { EventRules } from './event-rules.ts';
import { loadFacts } from './facts.ts';
import { competes, type RankingGroup } from './ranking-groups.ts';

/** Payloads name the `item`, or the whole `program`. */
const WATCHED: readonly EventKind[] = [
  'mark.saved',
  'mark.corrected',
  'mark.abstained',
  'mark.lateDecided',
  'marks.cleared',
  'adjustments.changed',
  'awards.changed',
];

/** Of all events together: a festival's day has a few hundred, each some kilobytes. */
const KEPT_PERFORMANCES = 20_000;
/** Further behind than this, everything is counted anew. */
const EVENTS_GAP = 5_000;

interface Entry {
  countedAt: number;
  basis: string;
  counted: CountedGroup;
  items: ReadonlySet<Guid>;
  programs: ReadonlySet<Guid>;
}

interface Head {
  epoch: Guid;
  revision: number;
  /** The oldest event kept. */
  floor: number;
}

interface Event {
  epoch: Guid;
  /** Every entry is good up to here. */
  revision: number;
  entries: Map<string, Entry>;
}

@Injectable()
export class GroupResults {
  /** Least recently used first. */
  private readonly events = new Map<Guid, Event>();

  /** `reader` must be a snapshot: all that it reads, and the stream's revision, are of one moment. */
  async of(
    reader: Reader,
    competition: Guid,
    rules: EventRules,
    groups: readonly RankingGroup[],
  ): Promise<Map<string, CountedGroup>> {
    const [head] = await reader.query<Head>(
      'select epoch, revision, floor_revision as floor from live.stream where stream_guid = $1',
      [competition],
    );
    const { epoch, revision } = head!;
    const known = await this.upTo(reader, competition, head!);
    const answers = new Map<string, CountedGroup>();
    const missing: { group: RankingGroup; basis: string; rules: ReturnType<typeof groupRulesOf> }[] = [];
    for (const group of groups) {
      const groupRules = groupRulesOf(rules, group.nomination);
      const basis = basisOf(group, groupRules);
      const entry = known.entries.get(group.key);
      if (entry && entry.basis === basis && entry.countedAt <= revision) answers.set(group.key, entry.counted);
      else missing.push({ group, basis, rules: groupRules });
    }
    const items = missing.flatMap(({ group }) => group.performances.filter(competes).map(({ guid }) => guid));
    const facts = await loadFacts(reader, competition, items);
    for (const { group, basis, rules: groupRules } of missing) {
      const counted = countGroup(groupRules, group, facts);
      answers.set(group.key, counted);
      // Another reader may have gone on meanwhile: then nobody knows whether this is still good.
      if (known.epoch !== epoch || known.revision !== revision) continue;
      known.entries.set(group.key, {
        countedAt: revision,
        basis,
        counted,
        items: new Set(group.performances.map(({ guid }) => guid)),
        programs: new Set(group.performances.map(({ program }) => program)),
      });
    }
    this.forget();
    return answers;
  }

  /** The event's entries without those that something has touched since they were counted. */
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
      const rows = await reader.query<{ item: Guid | null; program: Guid | null }>(
        `select distinct lower(payload ->> 'item') as item, lower(payload ->> 'program') as program from live.event
          where stream_guid = $1 and revision > $2 and revision <= $3 and kind = any ($4)`,
        [competition, from, revision, WATCHED],
      );
      if (known.revision !== from || this.events.get(competition) !== known) continue;
      for (const [key, entry] of known.entries) {
        if (rows.some((row) => touches(row, entry))) known.entries.delete(key);
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

function touches({ item, program }: { item: Guid | null; program: Guid | null }, entry: Entry): boolean {
  if (item) return entry.items.has(item);
  return program === null || entry.programs.has(program);
}

/** What of the structure the count depends on, as text. */
function basisOf(group: RankingGroup, { scheme, panel, titles }: ReturnType<typeof groupRulesOf>): string {
  const competing = group.performances.filter(competes).map(({ guid, number }) => [guid, number]);
  return JSON.stringify([competing, scheme, panel.map(({ guid, isChair }) => [guid, isChair]), titles]);
}
