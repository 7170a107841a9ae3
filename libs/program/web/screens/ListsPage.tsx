// «Списки»: who sleeps, rides, rehearses, dresses and sounds where.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import {
  CompetitionCustomListsGetByCompetition,
  CompetitionCustomListsGetCustomListsColumnsData,
} from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { EmptyState, useLive } from '@rampa/platform/web/base';
import {
  Answer,
  isAnyNew,
  Page,
  PageHead,
  Select,
  useAccess,
  useFollow,
  useRead,
  useSessionEnd,
} from '@rampa/platform/web/desk';
import { ListLater } from '../lists/later.ts';
import { OneList } from '../lists/OneList.tsx';
import classes from '../lists/lists.module.css';

const NOTE = 'Расселение, автобусы, репетиции, костюмы, звук: люди — из программы, остальное запишете сами.';

const FOLLOWED = [CompetitionCustomListsGetByCompetition, CompetitionCustomListsGetCustomListsColumnsData];

export function ListsPage() {
  const { guid: competitionGuid = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const access = useAccess(competitionGuid);
  const canChange = access.changes('protocol') || access.changes('program');
  const lists = useRead(CompetitionCustomListsGetByCompetition, { query: { competitionGuid } });
  const live = useLive('custom-lists', competitionGuid);
  useSessionEnd(live.ended);
  useFollow(live, { calls: FOLLOWED, isOld: isAnyNew });
  useFollow(useLive('applications', access.sees('requests') ? competitionGuid : null), { calls: FOLLOWED, isOld: isAnyNew }); // prettier-ignore
  const [isNew, setNew] = useState(false);
  const asked = search.get('customListGuid');
  const chosen = lists.data?.find(({ guid }) => guid === asked) ?? lists.data?.[0] ?? null;
  const choose = (customListGuid: string) => setSearch({ customListGuid }, { replace: true });
  const make = canChange ? (
    <Button
      variant={chosen ? 'default' : 'filled'}
      leftSection={<IconPlus size={18} stroke={1.75} />}
      onClick={() => setNew(true)}
    >
      Новый список
    </Button>
  ) : null;
  return (
    <Page isPaper>
      <PageHead title="Списки" note={NOTE} actions={chosen ? make : null} />
      <Answer of={lists}>
        {(all) =>
          chosen === null ? (
            <EmptyState action={make}>
              Списков пока нет. Начните с готового: расселение, автобусы, репетиции, костюмерная, звук.
            </EmptyState>
          ) : (
            <>
              {all.length > 1 ? (
                <Select
                  className={classes.picker!}
                  aria-label="Список"
                  data={all.map(({ guid, title, rowCount }) => ({
                    value: guid,
                    label: `${title} (${counted(rowCount, 'строка', 'строки', 'строк')})`,
                  }))}
                  value={chosen.guid}
                  allowDeselect={false}
                  onChange={(value) => value && choose(value)}
                />
              ) : null}
              <h2 className={classes.title}>{chosen.title}</h2>
              <OneList
                key={chosen.guid}
                competitionGuid={competitionGuid}
                list={chosen}
                canChange={canChange}
                onLeave={() => setSearch({}, { replace: true })}
              />
            </>
          )
        }
      </Answer>
      <ListLater of={isNew ? { competitionGuid, list: null, onClose: () => setNew(false), onMade: choose } : null} />
    </Page>
  );
}
