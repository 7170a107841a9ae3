// The whole jury at once: a name on each line, and every link is ready.

import { CompetitionJudgeCreateRange } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { Chip } from '@rampa/platform/web/base';
import { DrawerForm, ListRow, ListRows, TextArea, useCallForm } from '@rampa/platform/web/desk';
import { pastedJudges } from '../rules/pasted-judges.ts';

export interface JudgesFormProps {
  competitionGuid: string;
  onCreated(guids: readonly string[]): void;
  onClose(): void;
}

export function JudgesForm({ competitionGuid, onCreated, onClose }: JudgesFormProps) {
  const form = useCallForm(CompetitionJudgeCreateRange, {
    values: { judges: '' },
    asked: { query: { competitionGuid } },
    body: ({ judges }) => ({ judges: pastedJudges(judges) }),
    missing: { judges: 'Кто будет судить?' },
    draft: { name: `judges ${competitionGuid}` },
    onSaved: ({ guids }) => onCreated(guids),
  });
  const judges = pastedJudges(form.useValue('judges'));
  return (
    <DrawerForm
      form={form}
      title="Новые судьи"
      submit={judges.length > 1 ? `Добавить ${counted(judges.length, 'судью', 'судей', 'судей')}` : 'Добавить'}
      onClose={onClose}
    >
      <TextArea
        at={form.at('judges')}
        label="Судьи, каждый с новой строки"
        description="Фамилия, имя, отчество; после запятой, если хотите, звание и город. Список можно вставить из письма или таблицы. Ссылки будут готовы сразу."
        placeholder={'Белова Вера Павловна, председатель\nОрлов Пётр Ильич, доцент, г. Городец'}
        minRows={5}
        maxRows={14}
        data-autofocus
        autoComplete="off"
      />
      {judges.length > 0 ? (
        <ListRows label="Кого добавим">
          {judges.map((judge, index) => (
            <ListRow
              key={judge.fullName}
              lead={index + 1}
              title={
                <>
                  {judge.fullName}
                  {judge.isChair ? <Chip tone="info">председатель</Chip> : null}
                </>
              }
              detail={[judge.title, judge.city].filter(Boolean).join(', ')}
            />
          ))}
        </ListRows>
      ) : null}
    </DrawerForm>
  );
}
