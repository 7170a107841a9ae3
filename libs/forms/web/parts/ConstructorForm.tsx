// The constructor of one form: the tree, the chosen part's settings, what a member sees.

import { useState, type KeyboardEvent } from 'react';
import { ApplicationFormGetByCompetition, type FormView } from '@rampa/contract';
import { usedForm } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import { useLive } from '@rampa/platform/web/base';
import { LeaveGuard, useFollow } from '@rampa/platform/web/desk';
import { useLines } from '../api/use-books.ts';
import { useConstructor } from '../api/use-constructor.ts';
import { ConstructorBar } from './ConstructorBar.tsx';
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
  const { state, isStopped } = constructor;
  // One's own changes come back with their answers.
  useFollow(useLive('form', view.competitionGuid), {
    calls: FOLLOWED,
    isOld: ({ revision }) => revision !== null && revision > state.revision,
  });
  const [chosen, setChosen] = useState<Guid | null>(null);
  const form = usedForm(state.shown);
  const linesOf = useLines(form.fields, view.competitionGuid);
  const part = form.fields.find(({ guid }) => guid === chosen) ?? form.blocks.find(({ guid }) => guid === chosen);
  const desk: ConstructorDesk = {
    ...constructor,
    ...{ form, linesOf, chosen, choose: setChosen },
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
      <div className={classes.columns} onKeyDown={onKey}>
        <Tree />
        <div className={classes.middle}>{part ? <PartSettings part={part} /> : <FormSettings />}</div>
        <Preview />
      </div>
      <ImpactAsk />
      <LeaveGuard
        isDirty={() => isStopped && state.waiting.length > 0}
        element={() => null}
        lost="Последние правки формы ещё не сохранены: нет связи."
        discard={constructor.giveUp}
      />
    </DeskContext>
  );
}
