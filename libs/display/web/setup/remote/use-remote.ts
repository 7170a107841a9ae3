// Pressing a button of the remote control: the screen's answer is the live view; a failure is told.

import { CompetitionDisplaySettingControl, type SentBody } from '@rampa/contract';
import { useWrite } from '@rampa/platform/web/desk';

export type Command = SentBody<typeof CompetitionDisplaySettingControl>['command'];

export interface Remote {
  press(command: Command, displays?: readonly string[]): void;
  isPending: boolean;
}

/** Presses of one operator reach the server in the order of his hands. */
export function useRemote(competitionGuid: string, display: string | null): Remote {
  const control = useWrite(CompetitionDisplaySettingControl, { inOrder: 'displays' });
  return {
    isPending: control.isPending,
    press(command, displays = display === null ? [] : [display]) {
      if (displays.length === 0) return;
      control.mutate({ query: { competitionGuid }, body: { displays: [...displays], command } });
    },
  };
}
