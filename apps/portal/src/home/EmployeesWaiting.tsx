// Tells the owner on his home page which employees wait for approval.

import { Link } from 'react-router';
import { OrganizerEmployeeGetEmployeesAndAccess } from '@rampa/contract';
import { counted, plural } from '@rampa/kernel';
import { Lamp } from '@rampa/platform/web/base';
import { useAccess, useRead } from '@rampa/platform/web/desk';
import classes from './organizer-home.module.css';

export function EmployeesWaiting() {
  const { isKnown, isOwner } = useAccess();
  const asked = { query: { state: 'waiting' as const, pageSize: 1 } };
  const { data } = useRead(OrganizerEmployeeGetEmployeesAndAccess, asked, { enabled: isKnown && isOwner });
  const waiting = data?.counts.waiting ?? 0;
  if (waiting === 0) return null;
  return (
    <p className={classes.waiting}>
      <Link to="/organizer/profile/employee?state=waiting">
        <Lamp state="waiting" />
        {counted(waiting, 'сотрудник', 'сотрудника', 'сотрудников')} {plural(waiting, 'ждёт', 'ждут', 'ждут')} вашего
        решения
      </Link>
    </p>
  );
}
