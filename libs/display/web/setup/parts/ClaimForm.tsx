// «По коду»: a television that shows four signs is given a display.

import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  CLAIM_LENGTH,
  CompetitionDisplaySettingClaimScreen,
  CompetitionDisplaySettingGetScreens,
} from '@rampa/contract';
import { plainCode } from '@rampa/display/domain';
import { failureTextOf, FormDrawer, tell, useRead, useWrite } from '@rampa/platform/web/desk';
import { freeDisplay } from '../free-display.ts';
import { PortalAddress } from './PortalAddress.tsx';

export interface ClaimFormProps {
  competitionGuid: string;
  displays: readonly { guid: string; title: string }[];
  /** The display offered first, if no device shows it. */
  chosen: string | null;
  onClose(): void;
}

export function ClaimForm({ competitionGuid, displays, chosen, onClose }: ClaimFormProps) {
  const [code, setCode] = useState('');
  const screens = useRead(CompetitionDisplaySettingGetScreens, { query: { competitionGuid } });
  const [said, setDisplay] = useState<string | null>(null);
  // Who has chosen nothing yet is offered a screen that nobody shows.
  const display = said ?? freeDisplay(displays, screens.data?.screens ?? [], chosen);
  const claim = useWrite(CompetitionDisplaySettingClaimScreen, {
    quiet: true,
    onDone() {
      tell(`Телевизор подключён: ${displays.find(({ guid }) => guid === display)?.title ?? ''}`);
      onClose();
    },
  });
  return (
    <FormDrawer
      isOpen
      title="Подключить телевизор"
      submit="Подключить"
      isReady={plainCode(code).length === CLAIM_LENGTH && display !== ''}
      isBusy={claim.isPending}
      refusal={claim.error ? failureTextOf(claim.error) : null}
      onClose={onClose}
      onSubmit={() =>
        claim.mutate({ query: { competitionGuid }, body: { code, competitionDisplaySettingGuid: display } })
      }
    >
      <TextInput
        label="Код с экрана"
        description={<PortalAddress before="Откройте на телевизоре" portal={screens.data} />}
        placeholder="K7MT"
        autoComplete="off"
        maxLength={12}
        data-autofocus
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Select
        label="Какой экран показать"
        allowDeselect={false}
        data={displays.map(({ guid, title }) => ({ value: guid, label: title }))}
        value={display}
        onChange={(value) => value && setDisplay(value)}
      />
    </FormDrawer>
  );
}
