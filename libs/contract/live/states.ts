// The state of each view, as its frame or its read carries it.

import type { CustomListsNow } from '../calls/custom-lists.ts';
import type { FormNow } from '../calls/application-forms.ts';
import type { ApplicationsNow, OwnApplicationsNow } from '../calls/application-now.ts';
import type { CeremonyView } from '../calls/ceremony.ts';
import type { DisplaysView } from '../calls/display-remote.ts';
import type { DisplayView } from '../calls/display-view.ts';
import type { JudgeNowView } from '../calls/judge-now.ts';
import type { JudgeSheetView } from '../calls/judge-sheet.ts';
import type { JobsView } from '../calls/papers.ts';
import type { MailingsNow } from '../calls/mailings.ts';
import type { MoneyNow } from '../calls/money-now.ts';
import type { MobileEvent, MobileProgramView } from '../calls/mobile-program.ts';
import type { PresenterView, ProgramView } from '../calls/program-views.ts';
import type { ProtocolView } from '../calls/protocol-view.ts';
import type { PublicProgramView } from '../calls/public-program.ts';
import type { PublicProtocolView } from '../calls/public-protocol.ts';
import type { PublicReportView } from '../calls/reports.ts';

/** The state type of each view. */
export interface ViewStates {
  display: DisplayView;
  presenter: PresenterView;
  ceremony: CeremonyView;
  'judge-sheet': JudgeSheetView;
  'judge-now': JudgeNowView;
  protocol: ProtocolView;
  program: ProgramView;
  displays: DisplaysView;
  jobs: JobsView;
  form: FormNow;
  applications: ApplicationsNow;
  'own-applications': OwnApplicationsNow;
  mailings: MailingsNow;
  money: MoneyNow;
  'own-money': MoneyNow;
  'custom-lists': CustomListsNow;
  'public-program': PublicProgramView;
  'mobile-event': MobileEvent;
  'mobile-program': MobileProgramView;
  'public-report': PublicReportView;
  'public-protocol': PublicProtocolView;
}
