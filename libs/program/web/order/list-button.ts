import { useOwnSetting } from '@rampa/platform/web/desk';

/** Whether rows of a running order offer «В список…»: a habit of whoever works here. */
export function useListButton(): [boolean, (isOn: boolean) => void] {
  const [kept, keep] = useOwnSetting('program list button');
  return [kept !== 'off', (isOn) => keep(isOn ? null : 'off')];
}
