// The constructor of one form: the tree, the chosen part's settings, what a member sees.

import { useEffect, useRef, useState } from 'react';
import type { FormView } from '@rampa/contract';
import { usedForm } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import { LeaveGuard } from '@rampa/platform/web/desk';
import { useLines } from '../api/use-books.ts';
import { useConstructor } from '../api/use-constructor.ts';
import { BlockSettings } from './BlockSettings.tsx';
import { ConstructorBar } from './ConstructorBar.tsx';
import { DeskContext } from './desk-context.ts';
import { FieldSettings } from './FieldSettings.tsx';
import { FormSettings } from './FormSettings.tsx';
import { ImpactAsk } from './ImpactAsk.tsx';
import { Preview } from './Preview.tsx';
import { Tree } from './Tree.tsx';
import classes from '../style/constructor.module.css';

export interface ConstructorProps {
  view: FormView;
  canChange: boolean;
  reread(): Promise<FormView>;
}

export function Constructor({ view, canChange, reread }: ConstructorProps) {
  const constructor = useConstructor(view, canChange, reread);
  const { state, isStopped } = constructor;
  const [chosen, setChosen] = useState<Guid | null>(null);
  const settings = useRef<HTMLDivElement>(null);
  const form = usedForm(state.shown);
  const linesOf = useLines(form.fields, view.competitionGuid);
  const field = form.fields.find(({ guid }) => guid === chosen);
  const block = form.blocks.find(({ guid }) => guid === chosen);
  // Whoever opens a part goes on in its name; a copy comes when the server has answered.
  const found = (field ?? block)?.guid;
  useEffect(() => {
    const first = found ? settings.current?.querySelector<HTMLInputElement>('input') : null;
    first?.focus();
    first?.select();
  }, [found]);
  return (
    <DeskContext
      value={{
        ...constructor,
        ...{ form, linesOf, chosen, choose: setChosen },
        faultsOf: (guid) => state.faults.filter((fault) => fault.guid === guid),
      }}
    >
      <ConstructorBar />
      <div className={classes.columns}>
        <Tree />
        <div ref={settings} className={classes.middle}>
          {field ? (
            <FieldSettings key={field.guid} field={field} />
          ) : block ? (
            <BlockSettings key={block.guid} block={block} />
          ) : (
            <FormSettings />
          )}
        </div>
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
