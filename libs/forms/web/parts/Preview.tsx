// The form as a member meets it, filled with invented answers: conditions work, and what they ask of can be chosen here.

import { SegmentedControl } from '@mantine/core';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import {
  BlockTree,
  conditionsOf,
  evaluate,
  namedItems,
  type Answer,
  type BlockState,
  type Evaluation,
  type SystemFacts,
} from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import { invented } from '../state/invented.ts';
import { useDesk } from './desk-context.ts';
import { PreviewFacts } from './PreviewFacts.tsx';
import { PreviewField } from './PreviewField.tsx';
import classes from '../style/preview.module.css';

const BEGUN = { state: 'Draft', status: '' };
/** Above what has come into sight, in pixels. */
const NEAR = 16;
const SCREENS = [
  { value: 'phone', label: <IconDeviceMobile size={18} stroke={1.75} aria-label="На телефоне" /> },
  { value: 'laptop', label: <IconDeviceLaptop size={18} stroke={1.75} aria-label="На ноутбуке" /> },
];

export function Preview() {
  const { form: current, linesOf, chosen, state } = useDesk();
  // A key is answered before the preview is.
  const form = useDeferredValue(current);
  const [screen, setScreen] = useState('phone');
  const [facts, setFacts] = useState<SystemFacts>(BEGUN);
  const [own, setOwn] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [opened, setOpened] = useState<{ section: string; for: string | null } | null>(null);
  const given = invented(form, linesOf).map((block) => ({
    ...block,
    answers: Object.fromEntries(Object.entries(block.answers).map(([n, answer]) => [n, own.get(`${block.guid} ${n}`) ?? answer])), // prettier-ignore
  }));
  const seen = evaluate(form, given, facts);
  const sections = seen.sections.filter(({ isVisible }) => isVisible);
  // The section of what was chosen in the tree, until another one is opened here.
  const tree = new BlockTree(form.blocks);
  const asked = new Set([...form.blocks, ...form.fields].flatMap(({ rule }) => conditionsOf(rule).flatMap(namedItems)));
  const chosenBlock = form.fields.find(({ guid }) => guid === chosen)?.blockGuid ?? chosen;
  const ofChosen = chosenBlock === null ? undefined : tree.around(chosenBlock).at(-1)?.guid;
  const wanted = opened?.for === chosen ? opened.section : ofChosen;
  const at = Math.max(0, sections.findIndex(({ block }) => block.guid === wanted)); // prettier-ignore
  const section = sections[at];
  const fields = useRef<HTMLDivElement>(null);
  // A new field comes a moment after it was chosen.
  const [isThere, shown] = [form.fields.some(({ guid }) => guid === chosen), section?.block.guid];
  // What is chosen in the tree comes into sight here; the page itself stays where it is.
  useLayoutEffect(() => {
    const [box, field] = [fields.current, fields.current?.querySelector('[data-chosen]')];
    if (!isThere || !box || !field) return;
    const [outer, inner] = [box.getBoundingClientRect(), field.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - NEAR;
  }, [chosen, isThere, shown]);
  const go = (to: number) => setOpened({ section: sections[to]!.block.guid, for: chosen });
  return (
    <section className={classes.preview} aria-label="Как видит участник">
      <div className={classes.head}>
        <h2>Как видит участник</h2>
        <SegmentedControl aria-label="Экран" data={SCREENS} value={screen} onChange={setScreen} />
      </div>
      <PreviewFacts form={form} facts={facts} onChange={setFacts} />
      <div className={classes.screen} data-screen={screen}>
        <p className={classes.form}>{state.shown.title}</p>
        {section ? (
          <>
            <h3 className={classes.title}>{section.block.title}</h3>
            <div ref={fields} className={classes.fields} tabIndex={0} role="group" aria-label={section.block.title}>
              <Blocks
                {...{ seen, tree, asked }}
                section={section.block.guid}
                chosen={chosen}
                onAnswer={(block, n, answer) => setOwn((now) => new Map([...now, [`${block} ${n}`, answer]]))}
              />
            </div>
            <div className={classes.foot}>
              <button type="button" disabled={at === 0} onClick={() => go(at - 1)}>
                Назад
              </button>
              <span>
                Раздел&nbsp;{at + 1} из&nbsp;{sections.length}
              </span>
              <button type="button" data-main disabled={at === sections.length - 1} onClick={() => go(at + 1)}>
                Дальше
              </button>
            </div>
          </>
        ) : (
          <p className={classes.form}>Участник пока ничего не увидит: добавьте раздел и поля.</p>
        )}
      </div>
      <p className={classes.note}>
        Ответы выдуманы. Выбор из справочников можно менять: увидите, как работают условия.
      </p>
    </section>
  );
}

interface BlocksProps {
  seen: Evaluation;
  tree: BlockTree;
  asked: ReadonlySet<Guid>;
  section: string;
  chosen: string | null;
  onAnswer(block: string, n: number, answer: Answer): void;
}

function Blocks({ seen, tree, asked, section, chosen, onAnswer }: BlocksProps) {
  const blocks = [...seen.blocks.values()].filter(
    ({ block, isVisible }) => isVisible && tree.around(block.guid).at(-1)?.guid === section,
  );
  return blocks.map((state) => (
    <div key={state.given.guid} className={classes.block}>
      {state.block.guid === section && state.block.max === 1 ? null : <h4>{headOf(state, blocks)}</h4>}
      {state.fields
        .filter(({ isVisible, field }) => isVisible && !field.isPrivate)
        .map((one) => (
          <PreviewField
            key={one.field.guid}
            of={one}
            asked={asked}
            answer={state.given.answers[one.field.n]}
            isChosen={one.field.guid === chosen}
            onAnswer={(answer) => onAnswer(state.given.guid, one.field.n, answer)}
          />
        ))}
      {state.block.max > 1 && isLast(state, blocks) ? (
        <p className={classes.more}>+ Добавить: {state.block.title}</p>
      ) : null}
    </div>
  ));
}

const beside = ({ block, given }: BlockState, blocks: readonly BlockState[]) =>
  blocks.filter((one) => one.block === block && one.given.parentGuid === given.parentGuid);

function headOf(state: BlockState, blocks: readonly BlockState[]): string {
  return state.block.max === 1 ? state.block.title : `${state.block.title} ${beside(state, blocks).indexOf(state) + 1}`;
}

function isLast(state: BlockState, blocks: readonly BlockState[]): boolean {
  return beside(state, blocks).at(-1) === state;
}
