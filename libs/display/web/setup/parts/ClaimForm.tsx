// «По коду»: assigns a display to a television that shows a code.

import { CompetitionDisplaySettingClaimScreen, CompetitionDisplaySettingGetScreens } from '@rampa/contract';
import { DrawerForm, Held, Select, tell, TextLine, useCallForm, useRead } from '@rampa/platform/web/desk';
import { codeFault } from '../code-fault.ts';
import { freeDisplay } from '../free-display.ts';
import { PortalAddress } from './PortalAddress.tsx';

export interface ClaimFormProps {
  competitionGuid: string;
  displays: readonly { guid: string; title: string }[];
  /** The display offered first, unless a device shows it. */
  chosen: string | null;
  onClose(): void;
}

export function ClaimForm({ competitionGuid, displays, chosen, onClose }: ClaimFormProps) {
  const screens = useRead(CompetitionDisplaySettingGetScreens, { query: { competitionGuid } });
  // Until the user chooses, a screen that nobody shows is offered.
  const offered = freeDisplay(displays, screens.data?.screens ?? [], chosen);
  const displayOf = (said: string | null) => said ?? offered;
  const form = useCallForm(CompetitionDisplaySettingClaimScreen, {
    values: { code: '', competitionDisplaySettingGuid: null as string | null },
    asked: { query: { competitionGuid } },
    body: (values) => ({ ...values, competitionDisplaySettingGuid: displayOf(values.competitionDisplaySettingGuid) }),
    faults: ({ code }) => ({ code: codeFault(code) }),
    onSaved(_, { competitionDisplaySettingGuid }) {
      const display = displays.find(({ guid }) => guid === displayOf(competitionDisplaySettingGuid));
      tell(`Телевизор подключён: ${display?.title ?? ''}`);
      onClose();
    },
  });
  return (
    <DrawerForm form={form} title="Подключить телевизор" submit="Подключить" onClose={onClose}>
      <TextLine
        at={form.at('code')}
        label="Код с экрана"
        description={<PortalAddress before="Откройте на телевизоре" portal={screens.data} />}
        placeholder="K7MT"
        autoComplete="off"
        data-autofocus
      />
      <Held at={form.at('competitionDisplaySettingGuid')}>
        {(said, set, error) => (
          <Select
            label="Какой экран показать"
            allowDeselect={false}
            data={displays.map(({ guid, title }) => ({ value: guid, label: title }))}
            value={displayOf(said)}
            error={error}
            onChange={set}
          />
        )}
      </Held>
    </DrawerForm>
  );
}
