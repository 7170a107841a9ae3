// The address at which a television finds the portal, or a note that this address works on this machine only.

import { leadsNowhereElse } from '@rampa/platform/web/desk';
import type { PortalScreens } from '../remote/use-screens.ts';
import classes from '../style/displays.module.css';

/** «http://192.0.2.2:3000/public/display» */
function televisionAddress(portal: Pick<PortalScreens, 'portalUrl'> | undefined): string {
  return `${portal?.portalUrl ?? location.origin}/public/display`;
}

export function PortalAddress({ before, portal }: { before: string; portal: PortalScreens | undefined }) {
  const address = televisionAddress(portal);
  return (
    <>
      {before} <span className={classes.address}>{address}</span>
      {leadsNowhereElse(address) ? (
        <span className={classes.nowhere}>
          На другом устройстве этот адрес не откроется. Подключите компьютер к сети зала и откройте портал по адресу в
          ней, не localhost.
        </span>
      ) : null}
    </>
  );
}
