// «Гран-при»: the closed votes of the jury, one at a time, sealed until they are released.

import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import {
  GrandPrixChangeState,
  GrandPrixDelete,
  GrandPrixGetByCompetition,
  GrandPrixGetCandidates,
  GrandPrixOpen,
  type BallotView,
} from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { Chip, EmptyState, listed } from '@rampa/platform/web/base';
import {
  Answer,
  Confirm,
  DrawerForm,
  ListRow,
  ListRows,
  Page,
  PageHead,
  RowsSkeleton,
  Section,
  tell,
  TextLine,
  useAccess,
  useCallForm,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import { performerOf } from '../prizes/words.ts';
import classes from '../style/grand-prix.module.css';

const NOTE =
  'Судьи голосуют на своих планшетах. Пока голосование не вскрыто, голосов не видит никто; после вскрытия называют их число, но не то, кто за кого.';
const STATES = { Open: 'идёт', Sealed: 'закончено, не вскрыто', Released: 'вскрыто' } as const;
const TONES = { Open: 'now', Sealed: 'info', Released: 'ok' } as const;

export function GrandPrixPage() {
  const { guid: competitionGuid = '' } = useParams();
  const canChange = useAccess(competitionGuid).changes('protocol');
  const read = useRead(GrandPrixGetByCompetition, { query: { competitionGuid } }, { everyMs: 5_000 });
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const hasRunning = read.data?.some(({ state }) => state !== 'Released') ?? true;
  const begin = canChange ? (
    <Button size="md" disabled={hasRunning} onClick={() => setAsked([])}>
      Новое голосование
    </Button>
  ) : null;
  return (
    <Page isPaper>
      <PageHead
        title="Гран-при закрытым голосованием"
        documentTitle="Гран-при"
        note={NOTE}
        actions={
          <>
            <Button component={Link} size="md" variant="default" to={`/organizer/events/${competitionGuid}/protocols`}>
              Протоколы
            </Button>
            {begin}
          </>
        }
      />
      <Answer of={read} skeleton={<RowsSkeleton rows={4} />}>
        {(ballots) =>
          ballots.length === 0 ? (
            <EmptyState>
              Голосований ещё не было. Когда протоколы закрыты, выдвиньте кандидатов и начните голосование.
            </EmptyState>
          ) : (
            ballots.map((ballot) => (
              <Ballot key={ballot.guid} ballot={ballot} canChange={canChange} onAgain={hasRunning ? null : setAsked} />
            ))
          )
        }
      </Answer>
      {asked ? <OpenForm competitionGuid={competitionGuid} chosen={asked} onClose={() => setAsked(null)} /> : null}
    </Page>
  );
}

interface BallotProps {
  ballot: BallotView;
  canChange: boolean;
  /** A new vote among these; null: another one runs. */
  onAgain: ((guids: readonly string[]) => void) | null;
}

type Deed = 'Sealed' | 'Released' | 'delete';
const DEEDS: Record<Deed, { title: string; action: string; words: string }> = {
  Sealed: {
    title: 'Закончить голосование?',
    action: 'Закончить',
    words: 'Больше никто не проголосует и не изменит голоса. Итог останется закрытым, пока вы его не вскроете.',
  },
  Released: {
    title: 'Вскрыть голосование?',
    action: 'Вскрыть',
    words: 'Число голосов увидят все, кому открыты протоколы. Закрыть его снова нельзя.',
  },
  delete: {
    title: 'Отменить голосование?',
    action: 'Отменить голосование',
    words: 'Голоса пропадут непрочитанными. Можно начать новое.',
  },
};

function Ballot({ ballot, canChange, onAgain }: BallotProps) {
  const { guid: ballotGuid, title, state, voters, winnerGuid, tiedGuids, abstained } = ballot;
  const [deed, setDeed] = useState<Deed | null>(null);
  const change = useWrite(GrandPrixChangeState);
  const remove = useWrite(GrandPrixDelete);
  const voted = voters.filter(({ hasVoted }) => hasVoted).length;
  const winner = ballot.candidates.find(({ itemGuid }) => itemGuid === winnerGuid);
  const done = { onSettled: () => setDeed(null) };
  function act(): void {
    if (deed === 'delete') remove.mutate({ query: { ballotGuid } }, done);
    else if (deed !== null) change.mutate({ query: { ballotGuid }, body: { state: deed } }, done);
  }
  const rows = [...ballot.candidates].sort((one, other) => (other.votes ?? 0) - (one.votes ?? 0));
  return (
    <Section
      title={title}
      note={
        state === 'Released'
          ? winner
            ? `Победа: ${performerOf({ ...winner, collective: '' })}. Присудите звание в протоколе программы ${inQuotes(winner.programTitle)}: нажмите там на имя, «Звание решением жюри».`
            : tiedGuids.length > 0
              ? 'Голоса разделились поровну: победителя нет. Проголосуйте ещё раз среди равных.'
              : 'Никто не получил ни одного голоса.'
          : `Проголосовали ${voted} из ${voters.length}`
      }
      actions={
        <span className={classes.actions}>
          <Chip tone={TONES[state]}>{STATES[state]}</Chip>
          {canChange && state === 'Open' ? (
            <Button variant="default" onClick={() => setDeed('Sealed')}>
              Закончить
            </Button>
          ) : null}
          {canChange && state === 'Sealed' ? <Button onClick={() => setDeed('Released')}>Вскрыть</Button> : null}
          {canChange && state !== 'Released' ? (
            <Button variant="default" onClick={() => setDeed('delete')}>
              Отменить
            </Button>
          ) : null}
          {canChange && tiedGuids.length > 0 && onAgain ? (
            <Button variant="default" onClick={() => onAgain(tiedGuids)}>
              Голосовать среди равных
            </Button>
          ) : null}
        </span>
      }
    >
      <ListRows label={`Кандидаты: ${title}`}>
        {rows.map((one) => (
          <ListRow
            key={one.itemGuid}
            title={performerOf({ ...one, collective: '' })}
            detail={listed(one.pieceTitle, one.programTitle)}
          >
            {one.votes === null ? null : (
              <Chip tone={one.itemGuid === winnerGuid ? 'ok' : 'plain'}>
                {counted(one.votes, 'голос', 'голоса', 'голосов')}
              </Chip>
            )}
          </ListRow>
        ))}
      </ListRows>
      <p className={classes.voters}>
        {state === 'Released' && abstained ? `Воздержались: ${abstained}. ` : ''}
        {voters
          .map(({ fullName, hasVoted }) => `${fullName}\u00A0— ${hasVoted ? 'голос принят' : 'нет голоса'}`)
          .join(', ')}
      </p>
      <Confirm
        isOpen={deed !== null}
        title={deed ? DEEDS[deed].title : ''}
        action={deed ? DEEDS[deed].action : ''}
        stay="Не надо"
        isDanger={deed === 'delete'}
        isBusy={change.isPending || remove.isPending}
        onClose={() => setDeed(null)}
        onConfirm={act}
      >
        {deed ? DEEDS[deed].words : ''}
        {deed === 'Sealed' && voted < voters.length ? ` Проголосовали ещё не все: ${voted} из ${voters.length}.` : ''}
      </Confirm>
    </Section>
  );
}

interface OpenFormProps {
  competitionGuid: string;
  chosen: readonly string[];
  onClose(): void;
}

function OpenForm({ competitionGuid, chosen, onClose }: OpenFormProps) {
  const query = { competitionGuid };
  const candidates = useRead(GrandPrixGetCandidates, { query });
  const form = useCallForm(GrandPrixOpen, {
    values: { title: 'Абсолютный Гран-при', competitionProgramItemGuids: [...chosen] },
    asked: { query },
    missing: { title: 'Как называется?', competitionProgramItemGuids: 'Отметьте хотя бы двух кандидатов' },
    faults: ({ competitionProgramItemGuids }) => ({
      competitionProgramItemGuids:
        competitionProgramItemGuids.length < 2 ? 'Отметьте хотя бы двух кандидатов' : undefined,
    }),
    onSaved() {
      tell('Голосование началось', { detail: 'Кандидаты появились на планшетах судей.' });
      onClose();
    },
  });
  const at = form.at('competitionProgramItemGuids');
  const ticked = at.useValue();
  return (
    <DrawerForm form={form} title="Новое голосование" submit="Начать" onClose={onClose}>
      <TextLine at={form.at('title')} label="Название" data-autofocus />
      <Answer of={candidates} skeleton={<RowsSkeleton rows={5} />}>
        {(all) =>
          all.length === 0 ? (
            <p>Выдвигать пока некого: сначала закройте протоколы, чтобы записались результаты.</p>
          ) : (
            <Checkbox.Group
              label="Кандидаты"
              value={ticked}
              onChange={at.set}
              {...(at.error ? { error: at.error } : {})}
            >
              {all.map((one) => (
                <Checkbox
                  key={one.itemGuid}
                  className={classes.one!}
                  value={one.itemGuid}
                  label={performerOf({ ...one, collective: '' })}
                  description={listed(
                    one.award,
                    one.place === null ? '' : `${one.place}\u00A0место`,
                    one.pieceTitle,
                    one.programTitle,
                  )}
                />
              ))}
            </Checkbox.Group>
          )
        }
      </Answer>
    </DrawerForm>
  );
}
