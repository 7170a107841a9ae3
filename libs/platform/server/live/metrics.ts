// What the live core has done, for tests, drills and the metrics page.

import { Injectable } from '@nestjs/common';

@Injectable()
export class LiveMetrics {
  /** Sockets connected now. */
  sockets = 0;
  /** Different frames made, and frames handed to sockets (beats included). */
  frames = 0;
  sent = 0;
  /** Frames not handed over because the socket had too much unsent. */
  skipped = 0;
  /** Views read and encoded; views that got a new revision without being read. */
  computes = 0;
  restamps = 0;
  /**
   * Transactions that read a view; reads of one head for a call; reads of all watched heads; questions about access.
   */
  snapshots = 0;
  headReads = 0;
  polls = 0;
  authorisations = 0;
  failedReads = 0;
  /** Channels ended for a socket; sockets closed for flooding or for not reading; epochs set. */
  ends = 0;
  floods = 0;
  lagging = 0;
  epochs = 0;
}
