import { Button } from '../../ui/button';
import { Menu } from '../../ui/popover';
import type { LeadView } from '../filters/lead-view';
import { ANY_TIME, DATE_PRESET_LABELS } from '../filters/received-filter';
import type { LeadExport } from './use-export';

const PERIODS = ['today', 'yesterday', 'last7days', 'thismonth', 'lastmonth', 'last90days'] as const;

interface ExportPeriodMenuProps {
  readonly view: LeadView;
  readonly leadExport: LeadExport;
}

/** Beside Export CSV: what the view finds, of another time than the list shows. */
export function ExportPeriodMenu({ view, leadExport }: ExportPeriodMenuProps) {
  const exportPeriod = (preset: (typeof PERIODS)[number]) =>
    void leadExport.exportView({ ...view, received: { ...ANY_TIME, preset } });
  return (
    <Menu button={{ icon: 'caret-down', 'aria-label': 'Export a period', title: 'Export a period' }}>
      {PERIODS.map((preset) => (
        <Button key={preset} onClick={() => exportPeriod(preset)}>
          {DATE_PRESET_LABELS[preset]}
        </Button>
      ))}
    </Menu>
  );
}
