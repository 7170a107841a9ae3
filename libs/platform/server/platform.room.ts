import live from './migrations/0001-live.sql?raw';
import jobs from './migrations/0002-jobs.sql?raw';
import files from './migrations/0003-files.sql?raw';
import jobLists from './migrations/0004-job-lists.sql?raw';
import place from './migrations/0005-place.sql?raw';
import mail from './migrations/0006-mail.sql?raw';
import officeStreams from './migrations/20261122223000-office-streams.sql?raw';
import views from './migrations/20261123013000-platform-views.sql?raw';
import uploads from './migrations/20261123083000-uploads-by-pieces.sql?raw';
import filesByPurpose from './migrations/20261123150000-files-by-purpose.sql?raw';
import mailViews from './migrations/20261123190000-mail-views.sql?raw';
import sought from './migrations/20261124000100-sought.sql?raw';
import deedView from './migrations/20261128220000-deed-view.sql?raw';
import keptDeeds from './migrations/20261129075500-kept-deeds.sql?raw';
import secret from './migrations/0171-installation-secret.sql?raw';
import type { ServerRoom } from './room.ts';

/** The platform's own tables; its module is made by `PlatformModule.with`. */
export const platformRoom: Pick<ServerRoom, 'name' | 'migrations'> = {
  name: 'platform',
  migrations: [
    { name: '0001-live', sql: live },
    { name: '0002-jobs', sql: jobs },
    { name: '0003-files', sql: files },
    { name: '0004-job-lists', sql: jobLists },
    { name: '0005-place', sql: place },
    { name: '0006-mail', sql: mail },
    { name: '0171-installation-secret', sql: secret },
    { name: '20261122223000-office-streams', sql: officeStreams },
    { name: '20261123013000-platform-views', sql: views },
    { name: '20261123083000-uploads-by-pieces', sql: uploads },
    { name: '20261123150000-files-by-purpose', sql: filesByPurpose },
    { name: '20261123190000-mail-views', sql: mailViews },
    { name: '20261124000100-sought', sql: sought },
    { name: '20261128220000-deed-view', sql: deedView },
    { name: '20261129075500-kept-deeds', sql: keptDeeds },
  ],
};
