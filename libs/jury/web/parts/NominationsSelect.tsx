import { LinesSelect, type LinesSelectProps } from '@rampa/platform/web/desk';
import { useNominations } from '../api/nominations.ts';

export interface NominationsSelectProps extends Pick<LinesSelectProps, 'description' | 'value' | 'onChange'> {
  competitionGuid: string;
  label?: string;
}

/** Chooses nominations of an event; an empty choice means all of them. */
export function NominationsSelect({ competitionGuid, label = 'Номинации', ...rest }: NominationsSelectProps) {
  const { data } = useNominations(competitionGuid);
  return <LinesSelect label={label} lines={data} all="Все номинации" none="Такой номинации нет" {...rest} />;
}
