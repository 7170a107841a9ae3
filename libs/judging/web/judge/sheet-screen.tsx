// One program's sheet, whatever has become of it: open, on its way, or closed to this device.

import { useEffect } from 'react';
import { ApiFailure, LINK_ENDED_TEXT, Skeleton, useConnection } from '@rampa/platform/web/base';
import { OpenSheet } from './open-sheet.tsx';
import { OldSheetBar } from './parts/bars.tsx';
import { EndedScreen } from './parts/ended.tsx';
import type { SheetScreenProps } from './sheet-props.ts';
import { forgetSheets } from './state/kept-sheets.ts';
import { useSheet } from './state/use-sheet.ts';

/** Nobody ends it from here but the organizer, or the link's own end: to sign in again he needs a link. */
const REVOKED = new Set(['sessionEnded', 'unauthorized']);

export function SheetScreen(props: SheetScreenProps) {
  const { live, sheet, epoch, revision, isOld } = useSheet(props.programGuid, props.judgeGuid);
  const { connection } = useConnection();
  const isRevoked = live.ended !== null && REVOKED.has(live.ended.code);
  useEffect(() => {
    // No button of the closed sheet leads anywhere, so the children's names leave here; the marks stay.
    if (isRevoked) forgetSheets(props.judgeGuid, true);
  }, [isRevoked, props.judgeGuid]);
  if (live.ended) {
    const { code, message } = live.ended;
    return (
      <EndedScreen
        message={isRevoked ? LINK_ENDED_TEXT : message}
        isRevoked={isRevoked}
        unsent={props.unsentMarks}
        onGive={() => props.onHandover('give')}
        onOtherProgram={props.onOtherProgram}
        onEnter={() => props.onExpelled(new ApiFailure(401, code, message))}
      />
    );
  }
  if (sheet === null) {
    return (
      <main className="judge-waiting" aria-busy aria-label="Лист загружается">
        <Skeleton width="40%" height="3.5rem" />
        <Skeleton width="70%" />
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
      </main>
    );
  }
  return (
    <>
      {live.staleSince !== null && (live.isRead || connection === 'connected') ? (
        <OldSheetBar since={live.staleSince} timeZone={props.timeZone} />
      ) : null}
      <OpenSheet {...props} sheet={sheet} epoch={epoch} revision={revision} isOld={isOld} />
    </>
  );
}
