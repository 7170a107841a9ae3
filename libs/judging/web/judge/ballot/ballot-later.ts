// What React loads later has to be the default of its module.

import { BallotBar } from './ballot-bar.tsx';

export default BallotBar;
