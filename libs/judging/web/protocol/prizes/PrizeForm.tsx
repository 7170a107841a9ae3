// A special prize: its name, who decides on it, and how many there are.

import {
  CompetitionJudgeGetByCompetitionGuid,
  CompetitionSpecialPrizeCreate,
  CompetitionSpecialPrizeUpdate,
  PRIZE_GIVERS,
  rulesOf,
  type PrizeGiver,
  type SpecialPrizeView,
} from '@rampa/contract';
import {
  ChoiceLine,
  DrawerForm,
  NameLine,
  NumberLine,
  TextArea,
  useAllPages,
  useSendForm,
} from '@rampa/platform/web/desk';
import { GIVER_WORDS } from './words.ts';

export interface PrizeFormProps {
  competitionGuid: string;
  /** Null: a new one. */
  prize: SpecialPrizeView | null;
  onClose(): void;
}

/** A chooser has no null. */
const NOBODY = '';

export function PrizeForm({ competitionGuid, prize, onClose }: PrizeFormProps) {
  const query = { competitionGuid };
  const judges = useAllPages(CompetitionJudgeGetByCompetitionGuid, { query });
  const form = useSendForm({
    values: {
      title: prize?.title ?? '',
      description: prize?.description ?? '',
      giver: prize?.giver ?? ('jury' as PrizeGiver),
      giverName: prize?.giver === 'judge' ? '' : (prize?.giverName ?? ''),
      judge: prize?.competitionJudgeGuid ?? NOBODY,
      limit: prize ? prize.limit : (1 as number | null),
    },
    rules: { of: rulesOf(CompetitionSpecialPrizeCreate), body: bodyOf },
    missing: { title: 'За что приз?' },
    faults: ({ giver, judge }) => ({ judge: giver === 'judge' && judge === NOBODY ? 'Чей это приз?' : undefined }),
    writes: [CompetitionSpecialPrizeCreate, CompetitionSpecialPrizeUpdate],
    async send(values, write) {
      const body = bodyOf(values);
      if (!prize) await write(CompetitionSpecialPrizeCreate, { query, body });
      else await write(CompetitionSpecialPrizeUpdate, { query, body: { specialPrizeGuid: prize.guid, ...body } });
    },
    onSaved: onClose,
  });
  const giver = form.at('giver').useValue();
  return (
    <DrawerForm
      form={form}
      title={prize ? 'Спецприз' : 'Новый спецприз'}
      submit={prize ? 'Сохранить' : 'Добавить'}
      onClose={onClose}
    >
      <NameLine at={form.at('title')} label="Название" placeholder="За лучший костюм" data-autofocus />
      <TextArea at={form.at('description')} label="Пояснение, необязательно" />
      <ChoiceLine
        at={form.at('giver')}
        label="Кто присуждает"
        data={PRIZE_GIVERS.map((value) => ({ value, label: GIVER_WORDS[value] }))}
      />
      {giver === 'judge' ? (
        <ChoiceLine
          at={form.at('judge')}
          label="Судья"
          description="Он отдаст приз сам: со своего планшета или через вас."
          data={(judges.data?.collection ?? []).map(({ guid, fullName }) => ({ value: guid, label: fullName }))}
          disabled={!judges.data}
        />
      ) : giver === 'sponsor' ? (
        <NameLine at={form.at('giverName')} label="Спонсор, как его назовут в протоколе" />
      ) : null}
      <NumberLine
        at={form.at('limit')}
        label="Сколько таких призов"
        description="Пусто — сколько угодно."
        min={1}
        max={1000}
      />
    </DrawerForm>
  );
}

interface Values {
  title: string;
  description: string;
  giver: PrizeGiver;
  giverName: string;
  judge: string;
  limit: number | null;
}

function bodyOf({ judge, giverName, ...fields }: Values) {
  return {
    ...fields,
    giverName: fields.giver === 'sponsor' ? giverName : '',
    competitionJudgeGuid: fields.giver === 'judge' && judge !== NOBODY ? judge : null,
  };
}
