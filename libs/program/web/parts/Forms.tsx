// The forms that open over the running order, on the program page and on the live desk.

import type { ProgramView } from '@rampa/contract';
import { DeleteProgram } from './DeleteProgram.tsx';
import { ExtractForm } from './ExtractForm.tsx';
import { ItemForm } from './ItemForm.tsx';
import { MobileForm } from './MobileForm.tsx';
import { NumbersForm } from './NumbersForm.tsx';
import { PasteForm } from './PasteForm.tsx';
import { PauseForm } from './PauseForm.tsx';
import { ProgramForm } from './ProgramForm.tsx';
import { PublicForm } from './PublicForm.tsx';
import { SceneTestForm } from './SceneTestForm.tsx';
import { ToListForm } from './ToListForm.tsx';
import { SyncForm } from '../sources/SyncForm.tsx';
import { TakeForm } from '../sources/TakeForm.tsx';

export type Opened =
  /** `guid` null: a new item, at the end or after another one. */
  | { form: 'item'; guid: string | null; afterGuid?: string }
  | { form: 'paste' }
  | { form: 'take' }
  | { form: 'sync' }
  | { form: 'pause'; afterGuid: string | null }
  | { form: 'program'; isNew: boolean; sourceReportGuid?: string }
  | { form: 'numbers' }
  | { form: 'sceneTest' }
  | { form: 'extract' }
  | { form: 'public' }
  | { form: 'mobile' }
  | { form: 'list'; guids: readonly string[] }
  | { form: 'delete' };

export interface FormsProps {
  opened: Opened;
  competitionGuid: string;
  program: ProgramView | null;
  onChoose(guid: string): void;
  onClose(): void;
}

export function Forms({ opened, competitionGuid, program, onChoose, onClose }: FormsProps) {
  if (opened.form === 'program') {
    return (
      <ProgramForm
        competitionGuid={competitionGuid}
        program={opened.isNew ? null : program}
        sourceReportGuid={opened.sourceReportGuid}
        onCreated={onChoose}
        onClose={onClose}
      />
    );
  }
  if (opened.form === 'mobile') return <MobileForm competitionGuid={competitionGuid} onClose={onClose} />;
  if (!program) return null;
  if (opened.form === 'paste') return <PasteForm program={program} onClose={onClose} />;
  if (opened.form === 'take') return <TakeForm program={program} onClose={onClose} />;
  if (opened.form === 'sync') return <SyncForm program={program} onClose={onClose} />;
  if (opened.form === 'pause') return <PauseForm program={program} afterGuid={opened.afterGuid} onClose={onClose} />;
  if (opened.form === 'numbers') return <NumbersForm program={program} onClose={onClose} />;
  if (opened.form === 'sceneTest') return <SceneTestForm program={program} onMade={onChoose} onClose={onClose} />;
  if (opened.form === 'extract') return <ExtractForm program={program} onMade={onChoose} onClose={onClose} />;
  if (opened.form === 'list') return <ToListForm program={program} guids={opened.guids} onClose={onClose} />;
  if (opened.form === 'public') return <PublicForm program={program} onClose={onClose} />;
  if (opened.form === 'delete') return <DeleteProgram program={program} onClose={onClose} />;
  const item = program.items.find((one) => one.guid === opened.guid) ?? null;
  if (opened.guid !== null && !item) return null;
  const after = program.items.find((one) => one.guid === opened.afterGuid) ?? null;
  return <ItemForm key={opened.guid} program={program} item={item} after={after} onClose={onClose} />;
}
