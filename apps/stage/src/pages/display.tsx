import { DisplayPage } from '@rampa/display/web';
import type { PageProps } from '../page-props.ts';

export default function Display({ param }: PageProps) {
  return <DisplayPage displayKey={param} />;
}
