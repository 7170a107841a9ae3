import type { Guid } from '@rampa/kernel';
import { WholeSelect } from '@rampa/platform/web/desk';
import classes from './program-picker.module.css';

interface ProgramPickerProps {
  programs: readonly { guid: Guid; title: string }[];
  chosen: string;
  onChoose(guid: string): void;
  /** The page's paper has the title by itself. */
  isOffPaper?: boolean;
}

/** Which of the event's programs is looked at; nothing where there is one. */
export function ProgramPicker({ programs, chosen, onChoose, isOffPaper = false }: ProgramPickerProps) {
  return programs.length > 1 ? (
    <WholeSelect
      className={classes.picker!}
      data-off-paper={isOffPaper || undefined}
      aria-label="Программа"
      data={programs.map((program) => ({ value: program.guid, label: program.title }))}
      value={chosen}
      onChange={(value) => value && onChoose(value)}
    />
  ) : null;
}
