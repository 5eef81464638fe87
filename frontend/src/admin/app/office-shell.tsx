import { lazy, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { type PaletteSources, PaletteSourcesContext, useActionKeys } from '../leads/actions/action';
import { OFFICE_ACTIONS, type Office } from '../leads/actions/office-actions';
import { isAnotherLead } from '../leads/lead/use-lead-param';
import { LiveConnection } from '../leads/live/live-connection';
import { Bell } from '../notifications/bell';
import { useUser } from '../session/use-user';
import { AdminScreen, ScreenHead } from '../ui/admin-screen';
import { ButtonLink } from '../ui/button';
import { EmptyState, Loading } from '../ui/content-state';
import { LazyBoundary } from '../ui/dialogs/lazy-boundary';
import { LeaveGuards } from '../ui/dialogs/leave-guard';
import { mayOpen, type OfficeScreen, OfficeScreens } from '../ui/office-screens';
import { SCREENS } from './screens';
import { TopBar } from './top-bar';

const loadPalette = () => import('../leads/actions/command-palette');
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));
/** The palette is preloaded after this delay, so that loading it does not slow down the first list. */
const PALETTE_AFTER_MS = 1_500;
const ShortcutsDialog = lazy(async () => ({
  default: (await import('../leads/actions/shortcuts-dialog')).ShortcutsDialog,
}));

export function OfficeShell() {
  const { pathname } = useLocation();
  const [overlay, setOverlay] = useState<'palette' | 'help' | null>(null);
  const [sources] = useState((): PaletteSources => ({ ofScreen: new Map(), ofLead: new Map() }));
  const navigate = useNavigate();
  const user = useUser();
  const office: Office = {
    showPalette: () => setOverlay('palette'),
    showHelp: () => setOverlay('help'),
    goTo: (path) => void navigate(path),
  };
  useActionKeys(OFFICE_ACTIONS, office, 'pane');
  // Preloads the palette. If that fails, the palette is loaded again when the user opens it.
  useEffect(() => {
    const load = setTimeout(() => void loadPalette().catch(() => undefined), PALETTE_AFTER_MS);
    return () => clearTimeout(load);
  }, []);
  const screen = SCREENS.find(({ path }) => path === pathname);
  const refusal = screen && !mayOpen(screen, user) ? screen.access?.refusal : undefined;
  const close = () => setOverlay(null);

  return (
    <LeaveGuards isElsewhere={isAnotherLead}>
      <LiveConnection>
        <OfficeScreens value={SCREENS}>
          <PaletteSourcesContext value={sources}>
            <AdminScreen title={screen?.title ?? ''} bar={<TopBar onSearch={office.showPalette} bell={<Bell />} />}>
              <LazyBoundary key={pathname} loading={<LoadingScreen />}>
                {refusal === undefined ? (
                  <Outlet />
                ) : (
                  <RefusedScreen refusal={refusal} keepsFilters={screen?.keepsFilters} />
                )}
              </LazyBoundary>
            </AdminScreen>
            {overlay === 'palette' && (
              <LazyBoundary onClose={close}>
                <CommandPalette office={office} sources={sources} onClose={close} />
              </LazyBoundary>
            )}
            {overlay === 'help' && (
              <LazyBoundary onClose={close}>
                <ShortcutsDialog onClose={close} />
              </LazyBoundary>
            )}
          </PaletteSourcesContext>
        </OfficeScreens>
      </LiveConnection>
    </LeaveGuards>
  );
}

function LoadingScreen() {
  return (
    <>
      <ScreenHead />
      <Loading>Loading...</Loading>
    </>
  );
}

function RefusedScreen({ refusal, keepsFilters = false }: { refusal: string } & Pick<OfficeScreen, 'keepsFilters'>) {
  const { search: filters } = useLocation();
  return (
    <>
      <ScreenHead />
      <EmptyState>
        <span>{refusal}</span>
        <ButtonLink icon="arrow-left" to={`/dashboard${keepsFilters ? filters : ''}`}>
          Back to Dashboard
        </ButtonLink>
      </EmptyState>
    </>
  );
}
