import { PresenterPage } from '@rampa/program/web/presenter';
import type { PageProps } from '../page-props.ts';

export default function Presenter({ param }: PageProps) {
  return <PresenterPage linkGuid={param} />;
}
