import { EVENT_KINDS, type EventKind } from '@rampa/contract';
import type { LiveEvent, ViewDefinition } from '@rampa/platform/server';
import { expect, it } from 'vitest';
import { DisplayViews } from './display-views.ts';

const views: ViewDefinition[] = [];
const register = (view: ViewDefinition) => void views.push(view);
new DisplayViews({ register } as never, null as never, null as never, null as never, null as never).onModuleInit();

const repaints = (view: ViewDefinition, kind: string) => view.touches({ kind: kind as EventKind } as LiveEvent, 'key');

it('repaints the hall for the kinds of its list alone: an event that nobody has thought of repaints none', () => {
  expect(views.map(({ name }) => name)).toEqual(['display', 'displays']);
  for (const view of views) {
    expect(repaints(view, 'invented.changed')).toBe(false);
    for (const kind of ['mark.saved', 'item.activity', 'display.controlled']) expect(repaints(view, kind)).toBe(true);
    // What the office does all day long, in the same stream or beside it.
    for (const kind of ['mobileProgram.changed', 'customLists.changed', 'judge.nudged', 'mark.commented', 'mark.late'])
      expect(repaints(view, kind)).toBe(false);
    const others = EVENT_KINDS.filter((kind) => /^(application|payment|letter|form|mailing)/.test(kind));
    expect(others.length).toBeGreaterThan(5);
    expect(others.filter((kind) => repaints(view, kind))).toEqual([]);
  }
});
