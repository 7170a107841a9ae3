import { JudgePage } from '@rampa/judging/web/judge';
import type { PageProps } from '../page-props.ts';

export default function Judge({ param }: PageProps) {
  return <JudgePage linkGuid={param} />;
}
