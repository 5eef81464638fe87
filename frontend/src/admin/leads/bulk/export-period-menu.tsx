import { useId, useRef } from 'react';
import { Button } from '../../ui/button';
import { useDisclosure } from '../../ui/use-disclosure';
import type { LeadView } from '../filters/lead-view';
import { ANY_TIME, DATE_PRESET_LABELS } from '../filters/received-filter';
import type { LeadExport } from './use-export';
import './export-period-menu.css';

const PERIODS = ['today', 'yesterday', 'last7days', 'thismonth', 'lastmonth', 'last90days'] as const;

interface ExportPeriodMenuProps {
  readonly view: LeadView;
  readonly leadExport: LeadExport;
}

/** Beside Export CSV: what the view finds, of another time than the list shows. */
export function ExportPeriodMenu({ view, leadExport }: ExportPeriodMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const { isOpen, setOpen } = useDisclosure(menu);
  const exportPeriod = (preset: (typeof PERIODS)[number]) => {
    setOpen(false);
    menu.current?.querySelector('button')?.focus();
    void leadExport.exportView({ ...view, received: { ...ANY_TIME, preset } });
  };
  return (
    <div className="export-period-menu" ref={menu}>
      <Button
        icon="caret-down"
        className="export-period-menu__button"
        aria-label="Export a period"
        title="Export a period"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      />
      <div className="export-period-menu__panel" id={panelId} hidden={!isOpen}>
        {isOpen &&
          PERIODS.map((preset) => (
            <button
              className="export-period-menu__period"
              key={preset}
              type="button"
              onClick={() => exportPeriod(preset)}
            >
              {DATE_PRESET_LABELS[preset]}
            </button>
          ))}
      </div>
    </div>
  );
}
