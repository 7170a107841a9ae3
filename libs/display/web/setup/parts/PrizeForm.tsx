// Shows a special prize in the hall. After each one the next is chosen already: the ceremony is pressed through.

import { useQuery } from '@tanstack/react-query';
import { CompetitionDisplaySettingGetPrizes, type AnswerOf } from '@rampa/contract';
import { inQuotes, numberSign } from '@rampa/kernel';
import { ChoiceLine, failureTextOf, PageForm, readOptions, useSendForm } from '@rampa/platform/web/desk';
import type { Remote } from '../remote/use-remote.ts';
import type { RemoteDisplay } from '../words.ts';
import classes from '../style/remote.module.css';

export interface FormProps {
  remote: Remote;
  onDone(): void;
}

type Prizes = AnswerOf<typeof CompetitionDisplaySettingGetPrizes>;

/** Prizes are given and opened by others, on other pages. */
const NOW_AND_THEN_MS = 5_000;

interface PrizeFormProps extends FormProps {
  competitionGuid: string;
  display: RemoteDisplay;
}

export function PrizeForm({ competitionGuid, ...props }: PrizeFormProps) {
  const prizes = useQuery({
    ...readOptions(CompetitionDisplaySettingGetPrizes, { query: { competitionGuid } }),
    staleTime: 0,
    refetchInterval: NOW_AND_THEN_MS,
  });
  if (!prizes.data)
    return prizes.error ? (
      <p className={classes.hint} role="alert">
        {failureTextOf(prizes.error)}
      </p>
    ) : null;
  if (prizes.data.length === 0)
    return (
      <p className={classes.hint}>
        Показать пока нечего: спецприз появится здесь, когда его отдадут, протокол закроют и откроют ведущему порядок
        награждения.
      </p>
    );
  return <Chosen prizes={prizes.data} {...props} />;
}

function Chosen({ prizes, display, remote, onDone }: FormProps & { prizes: Prizes; display: RemoteDisplay }) {
  const chosenOf = (key: string) => prizes.find((one) => keyOf(one) === key);
  const form = useSendForm({
    values: { prize: keyOf(comingAfter(prizes, display.prize)) },
    faults: ({ prize }) => ({
      prize: chosenOf(prize) ? undefined : 'Этот спецприз показать больше нельзя: выберите другой',
    }),
    send: async ({ prize }) => {
      const chosen = chosenOf(prize)!;
      remote.press({ do: 'prize', specialPrizeGuid: chosen.specialPrizeGuid, itemGuid: chosen.itemGuid });
    },
    onSaved: onDone,
  });
  const hasPrograms = new Set(prizes.map(({ programTitle }) => programTitle)).size > 1;
  return (
    <PageForm form={form} className={classes.form} submit="Показать спецприз">
      <ChoiceLine
        at={form.at('prize')}
        label="Спецприз"
        data={prizes.map((one) => ({ value: keyOf(one), label: wordsOf(one, hasPrograms) }))}
      />
    </PageForm>
  );
}

const keyOf = ({ specialPrizeGuid, itemGuid }: Pick<Prizes[number], 'specialPrizeGuid' | 'itemGuid'>) =>
  `${specialPrizeGuid} ${itemGuid}`;

/** After the last one the first again. */
function comingAfter(prizes: Prizes, shown: RemoteDisplay['prize']): Prizes[number] {
  const at = shown ? prizes.findIndex((one) => keyOf(one) === keyOf(shown)) : -1;
  return prizes[at + 1] ?? prizes[0]!;
}

function wordsOf({ title, number, name, programTitle }: Prizes[number], hasPrograms: boolean): string {
  const who = number === '' ? name : `${numberSign(number)} ${name}`;
  return [`${inQuotes(title)}: ${who}`, hasPrograms ? programTitle : ''].filter(Boolean).join(', ');
}
