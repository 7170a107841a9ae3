import { PresenterPage } from '@rampa/program/web/presenter';
import type { PageProps } from '../routes.ts';

export default function Presenter({ param }: PageProps) {
  return <PresenterPage linkGuid={param} />;
}
