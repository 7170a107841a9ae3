import type { ReportFilterView } from '@rampa/contract';
import classes from '../style/report.module.css';

const FEW = 3;

/** Which conditions hold, in words; where they are set is beside the table. */
export function FilterChips({ filters }: { filters: readonly ReportFilterView[] }) {
  const held = filters.filter(({ items, isGone }) => items.length > 0 && !isGone);
  if (held.length === 0) return null;
  return (
    <ul className={classes.filters} aria-label="Условия отчёта">
      {held.map(({ guid, title, items }) => {
        const [few, others] = [items.slice(0, FEW).map((item) => item.title), items.length - FEW];
        return (
          <li key={guid}>
            {title}: <b>{few.join(' или ')}</b>
            {others > 0 ? ` и ещё ${others}` : ''}
          </li>
        );
      })}
    </ul>
  );
}
