import { describe, expect, it } from 'vitest';
import { usedForm } from '@rampa/forms/domain';
import { addField, guidOf } from '@rampa/forms/testing';
import type { FormView } from '@rampa/contract';
import { acted, begun, read } from './editing.ts';
import { keepDeeds, takeDeeds, type DeedStore } from './kept-deeds.ts';
import { Sender, type Wire } from './sender.ts';

const [A, X, Y] = [guidOf(1), guidOf(11), guidOf(12)];

const VIEW = {
  ...{ guid: guidOf(99), competitionGuid: null, title: 'Заявка', revision: 1, lastN: 1, faults: [], fields: [] },
  blocks: [{ guid: A, n: 1, parentGuid: null, title: 'Раздел', min: 1, max: 1, isPerformance: false, rule: null, isRemoved: false }], // prettier-ignore
  applicationCount: 0,
} as unknown as FormView;

/** Answers as they are told to; what has to wait is kept in `later`. */
function wireOf(answers: (() => Promise<{ revision: number; numbers: Record<string, number> }>)[]) {
  const log: string[] = [];
  const later: (() => void)[] = [];
  const answered = async () => ({ isBehind: false, faults: [], ...(await answers.shift()!()) });
  const wire: Wire = {
    change: ({ edits, changeGuid, revision }) => (log.push(`${edits[0]!.do} ${revision} ${changeGuid}`), answered()),
    undo: ({ undone }) => (log.push(`undo ${undone}`), answered()),
    read: () => (log.push('read'), Promise.resolve({ ...VIEW, revision: 9 })),
    isPassing: (error) => error === 'offline',
    onOvertaken: (messages) => void log.push(...messages),
    onRefused: (error) => void log.push(`refused ${String(error)}`),
    later: (run) => (later.push(run), () => void later.splice(later.indexOf(run), 1)),
  };
  return { wire, log, later };
}

function storeOf(): DeedStore {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const idle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

describe('the sender', () => {
  it('sends the same press again after the network was gone', async () => {
    const { wire, log, later } = wireOf([
      () => Promise.reject('offline'),
      () => Promise.resolve({ revision: 2, numbers: { [X]: 2 } }),
    ]);
    const sender = new Sender(VIEW, wire);
    sender.act([addField(X, A)]);
    await idle();
    expect(sender.isStopped).toBe(true);
    later[0]!();
    await idle();
    expect(log[1]).toBe(log[0]);
    expect([sender.isStopped, sender.state.revision, sender.state.waiting.length]).toEqual([false, 2, 0]);
  });

  it('takes back what was done by its revision, even when both were pressed at once', async () => {
    const { wire, log } = wireOf([
      () => Promise.resolve({ revision: 2, numbers: { [X]: 2 } }),
      () => Promise.resolve({ revision: 3, numbers: {} }),
    ]);
    const sender = new Sender(VIEW, wire);
    sender.act([addField(X, A)]);
    sender.undo();
    await idle();
    expect(log.at(-1)).toBe('undo 2');
    expect(usedForm(sender.state.shown).fields).toEqual([]);
  });

  it('tells what was kept, and of what is refused the refusal alone', async () => {
    const { wire, log } = wireOf([
      () => Promise.resolve({ revision: 2, numbers: { [X]: 2 } }),
      () => Promise.reject('named'),
    ]);
    const sender = new Sender(VIEW, wire);
    sender.act([addField(X, A)], () => log.push('kept X'));
    expect(log).not.toContain('kept X');
    sender.act([{ do: 'removeField', guid: X }], () => log.push('kept without X'));
    await idle();
    expect(log.filter((line) => !line.startsWith('add') && !line.startsWith('remove'))).toEqual([
      'kept X',
      'refused named',
      'read',
    ]);
  });

  it('says what is refused, reads the form and goes on', async () => {
    const { wire, log } = wireOf([
      () => Promise.reject('conflict'),
      () => Promise.resolve({ revision: 10, numbers: { [Y]: 2 } }),
    ]);
    const sender = new Sender(VIEW, wire);
    sender.act([addField(X, A)]);
    sender.act([addField(Y, A)]);
    await idle();
    expect(log.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(['addField 1', 'refused conflict', 'read', 'addField 9']); // prettier-ignore
    expect(usedForm(sender.state.shown).fields.map(({ guid }) => guid)).toEqual([Y]);
  });

  it('says that the form is gone instead of waiting for a connection', async () => {
    const { wire, log, later } = wireOf([() => Promise.reject('notFound')]);
    const sender = new Sender(VIEW, { ...wire, read: () => Promise.reject('notFound') });
    sender.act([addField(X, A)]);
    await idle();
    expect([log.at(-1), later.length, sender.isStopped, sender.state.waiting.length]).toEqual(['refused notFound', 0, false, 0]); // prettier-ignore
  });

  it('sends nothing more once the page was left without it', async () => {
    const { wire, log, later } = wireOf([() => Promise.reject('offline')]);
    const sender = new Sender(VIEW, wire);
    sender.act([addField(X, A)]);
    await idle();
    sender.giveUp();
    sender.leave();
    await idle();
    expect([log.length, later.length, sender.state.waiting.length]).toEqual([1, 0, 0]);
    expect(usedForm(sender.state.shown).fields).toEqual([]);
  });

  it('is left with what waits, tries it once more, and takes it up again after a reload', async () => {
    const { wire, log, later } = wireOf([
      () => Promise.reject('offline'),
      () => Promise.reject('offline'),
      () => Promise.resolve({ revision: 2, numbers: {} }),
      () => Promise.resolve({ revision: 3, numbers: {} }),
    ]);
    const store = storeOf();
    const sender = new Sender(VIEW, wire);
    sender.subscribe(() => void keepDeeds(() => store, 'form tab', sender.state, 5));
    sender.act([addField(X, A)]);
    await idle();
    later.splice(0);
    sender.leave();
    await idle();
    expect([log.length, later.length]).toEqual([2, 0]);

    const next = new Sender(VIEW, wire);
    next.resume(takeDeeds(() => store, 'form ', { own: 'tab', open: new Set(['tab']), now: 6 })!);
    expect(usedForm(next.state.shown).fields.map(({ guid }) => guid)).toEqual([X]);
    next.undo();
    await idle();
    // The same press under the same guid, and it can be taken back as before.
    expect(log[2]).toBe(log[0]);
    expect(log[3]).toBe('undo 2');
  });

  it('takes up no deed of a tab that is open, nor what is too old', () => {
    const store = storeOf();
    const state = acted(begun(VIEW), [addField(X, A)], guidOf(500));
    keepDeeds(() => store, 'form other', state, 5);
    const take = (open: string[], now: number) =>
      takeDeeds(() => store, 'form ', { own: 'tab', open: new Set(open), now });
    expect(take(['other', 'tab'], 6)).toBeNull();
    expect(take(['tab'], 6)?.waiting).toHaveLength(1);
    expect(take(['tab'], 6)).toBeNull();
    keepDeeds(() => store, 'form other', state, 5);
    expect(take(['tab'], 15 * 86_400_000)).toBeNull();
  });

  it('tells what somebody else has changed meanwhile, and keeps his', async () => {
    const { wire, log } = wireOf([]);
    const store = storeOf();
    const typed = acted(begun(VIEW), [{ do: 'rename', title: 'Моё' }], guidOf(500));
    keepDeeds(() => store, 'form tab', acted(typed, [addField(X, A)], guidOf(501)), 5);
    const sender = new Sender({ ...VIEW, revision: 7, title: 'Чужое' } as FormView, {
      ...wire,
      change: () => new Promise(() => undefined),
    });
    sender.resume(takeDeeds(() => store, 'form ', { own: 'tab', open: null, now: 6 })!);
    expect(log).toEqual([
      'Название формы за это время изменил другой человек, и осталось его. Ваше не сохранено: «Моё».',
    ]);
    expect(sender.state.shown.title).toBe('Чужое');
    expect(sender.state.waiting.map(({ changeGuid }) => changeGuid)).toEqual([guidOf(501)]);
    // A blank at the end is no change of another person.
    const blank = acted(
      acted(begun(VIEW), [{ do: 'rename', title: 'Моё ' }], guidOf(502)),
      [addField(Y, A)],
      guidOf(503),
    );
    const more = acted(blank, [{ do: 'rename', title: 'Моё село' }], guidOf(504));
    const behind = { ...more, waiting: more.waiting.slice(1), isBehind: true };
    expect(read(behind, { ...VIEW, revision: 8, title: 'Моё' } as FormView).overtaken).toEqual([]);
  });

  it('waits for a pause while somebody types', async () => {
    const { wire, log, later } = wireOf([() => Promise.resolve({ revision: 2, numbers: {} })]);
    const sender = new Sender(VIEW, wire);
    sender.act([{ do: 'rename', title: 'З' }]);
    sender.act([{ do: 'rename', title: 'Заявка на участие' }]);
    expect([log, later.length]).toEqual([[], 1]);
    later[0]!();
    await idle();
    expect(log).toHaveLength(1);
  });
});
