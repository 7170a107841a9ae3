// Sends the commands of the remote control. The live view brings the effect; a failure is told.

import { CompetitionDisplaySettingControl, type SentBody } from '@rampa/contract';
import { tell, useWrite } from '@rampa/platform/web/desk';
import { frozenWords, type RemoteDisplay } from '../words.ts';

export type Command = SentBody<typeof CompetitionDisplaySettingControl>['command'];

export interface Remote {
  press(command: Command, displays?: readonly string[]): void;
  isPending: boolean;
}

/** Commands that choose a scene: on a frozen screen they wait for «Разморозить», and the operator must know it. */
const CHOOSES: ReadonlySet<Command['do']> = new Set(['show', 'leaders', 'prize', 'pause', 'message', 'release']);

/** Sends one operator's commands in the order of his presses. `all`: the screens as they are now. */
export function useRemote(competitionGuid: string, display: string | null, all: readonly RemoteDisplay[]): Remote {
  const control = useWrite(CompetitionDisplaySettingControl, { inOrder: 'displays' });
  return {
    isPending: control.isPending,
    press(command, displays = display === null ? [] : [display]) {
      if (displays.length === 0) return;
      const send = (to: readonly string[], what: Command, onSuccess?: () => void) =>
        control.mutate(
          { query: { competitionGuid }, body: { displays: [...to], command: what } },
          onSuccess ? { onSuccess } : {},
        );
      const frozen = all.filter(({ guid, frozenAt }) => frozenAt !== null && displays.includes(guid));
      if (!CHOOSES.has(command.do) || frozen.length === 0) return send(displays, command);
      const guids = frozen.map(({ guid }) => guid);
      send(displays, command, () =>
        tell(frozenWords(frozen), {
          detail: 'Зал по-прежнему видит замороженную картинку. Выбранное появится после разморозки.',
          action: { label: 'Разморозить', run: () => send(guids, { do: 'unfreeze' }) },
          subject: 'frozen',
        }),
      );
    },
  };
}
