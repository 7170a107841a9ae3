// The constructor of one form: the tree, the chosen part's settings, what a member sees.

import { memo, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { ApplicationFormGetByCompetition, type FormView } from '@rampa/contract';
import { usedForm } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import { useLive } from '@rampa/platform/web/base';
import { LeaveGuard, useFollow, useLeavingWithin } from '@rampa/platform/web/desk';
import { useLines } from '../api/use-books.ts';
import { useConstructor, type Constructor } from '../api/use-constructor.ts';
import { ConstructorBar } from './ConstructorBar.tsx';
import { useSettled } from '../state/use-settled.ts';
import { clipboardOf } from './clipboard.ts';
import { addFieldHere, goToRow } from './deeds.ts';
import { DeskContext, type ConstructorDesk } from './desk-context.ts';
import { FormSettings } from './FormSettings.tsx';
import { ImpactAsk } from './ImpactAsk.tsx';
import { PartSettings } from './PartSettings.tsx';
import { Preview } from './Preview.tsx';
import { Tree } from './Tree.tsx';
import classes from '../style/constructor.module.css';

const FOLLOWED = [ApplicationFormGetByCompetition];

export interface ConstructorFormProps {
  view: FormView;
  canChange: boolean;
  reread(): Promise<FormView>;
}

export function ConstructorForm({ view, canChange, reread }: ConstructorFormProps) {
  const constructor = useConstructor(view, canChange, reread);
  const { state, isStopped, isKept } = constructor;
  // One's own changes come back with their answers.
  useFollow(useLive('form', view.competitionGuid), {
    calls: FOLLOWED,
    isOld: ({ revision }) => revision !== null && revision > state.revision,
  });
  const middle = useRef<HTMLDivElement>(null);
  const { leave, question } = useLeavingWithin(() => middle.current);
  const [chosen, setChosen] = useState<Guid | null>(null);
  // What cannot stand yet would go with the settings of the part that is left.
  const [choose] = useState(() => (guid: Guid | null) => leave(() => setChosen(guid)));
  const now = useMemo(() => ({ ...constructor, chosen, choose }), [constructor, chosen, choose]);
  const former = useSettled(now, state.isTyped);
  // A letter is shown by its own field at once; the tree and the rest follow when the letters pause.
  const isLate = state.isTyped && former.chosen === chosen;
  return (
    <>
      <Desk of={isLate ? former : now} competitionGuid={view.competitionGuid} middle={middle} />
      {question}
      <LeaveGuard
        isDirty={() => isStopped && !isKept && state.waiting.length > 0}
        element={() => null}
        lost="Последние правки формы ещё не сохранены: нет связи."
        discard={() => undefined}
      />
    </>
  );
}

interface DeskProps {
  of: Constructor & Pick<ConstructorDesk, 'chosen' | 'choose'>;
  competitionGuid: Guid | null;
  middle: RefObject<HTMLDivElement | null>;
}

const Desk = memo(function Desk({ of, competitionGuid, middle }: DeskProps) {
  const { state, chosen, canChange } = of;
  const form = usedForm(state.shown);
  const linesOf = useLines(form.fields, competitionGuid);
  const part = form.fields.find(({ guid }) => guid === chosen) ?? form.blocks.find(({ guid }) => guid === chosen);
  const desk: ConstructorDesk = {
    ...{ ...of, competitionGuid, form, linesOf },
    faultsOf: (guid) => state.faults.filter((fault) => fault.guid === guid),
  };

  function onKey(event: KeyboardEvent<HTMLElement>) {
    const isMade = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && canChange;
    // Esc closes an open list first.
    const isLeft = event.key === 'Escape' && part && !(event.target as HTMLElement).closest('[aria-expanded="true"]');
    if (event.defaultPrevented || (!isMade && !isLeft)) return;
    event.preventDefault();
    if (isMade) addFieldHere(desk);
    else goToRow(part!.guid);
  }

  return (
    <DeskContext value={desk}>
      <ConstructorBar />
      <div className={classes.columns} onKeyDown={onKey} {...clipboardOf(desk)}>
        <Tree />
        <div ref={middle} className={classes.middle}>
          {part ? <PartSettings part={part} /> : <FormSettings />}
        </div>
        <Preview />
      </div>
      <ImpactAsk />
    </DeskContext>
  );
});
