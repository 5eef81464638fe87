import { formatNumber } from '../../ui/format-number';
import { useLeadStatsQuery } from '../lead/leads-api';
import './stat-cards.css';

const CARDS = [
  ['total', 'Total Leads'],
  ['newLeads', 'New Leads'],
  ['contacted', 'Contacted'],
  ['converted', 'Converted'],
] as const;

export function StatCards() {
  const { data: stats } = useLeadStatsQuery();
  return (
    <dl className="stat-cards">
      {CARDS.map(([name, label]) => (
        <div className="stat-cards__card" key={name}>
          <dt className="stat-cards__label">{label}</dt>
          <dd className="stat-cards__count">{stats ? formatNumber(stats[name]) : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
