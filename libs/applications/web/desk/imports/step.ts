import type { ImportView } from '@rampa/contract';

export interface StepProps {
  competitionGuid: string;
  of: ImportView;
  canChange: boolean;
}
