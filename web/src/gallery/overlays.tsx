import { useState } from 'react';
import { AdWindow } from '../features/ads/interstitial.tsx';
import { Autocomplete } from '../ui/autocomplete.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { BellIcon, SettingsIcon, UserIcon } from '../ui/icons/actions.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './gallery.module.css';

const BEACHES = ['Folly Beach', 'Isle of Palms', 'Nags Head', 'Ocean City', 'Rehoboth Beach', 'Rockaway', 'Rincon'];

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'question' | 'sheet'>();
  const [units, setUnits] = useState('ft');
  const [query, setQuery] = useState('');
  const [hasAds, setHasAds] = useState<boolean>();
  const showToast = useToast();
  const close = () => setOpen(undefined);
  return (
    <>
      <h2>Over the page</h2>
      <div className={styles.row}>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('question')}>Question</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        <Button onClick={() => setHasAds(true)}>Ad</Button>
        <Button onClick={() => setHasAds(undefined)}>Plan unknown</Button>
        <AdWindow shown={hasAds} url="about:blank" />
        <Button onClick={() => showToast('Favorite Added')}>Toast</Button>
        <Button onClick={() => showToast('Favorite Error', { tone: 'error' })}>Error</Button>
        <Button
          onClick={() =>
            showToast('A new version is ready', { action: { text: 'Reload', onChoose: () => location.reload() } })
          }
        >
          With an action
        </Button>
        <Button onClick={() => showToast('Favorite Removed', { onUndo: () => showToast('Favorite Added') })}>
          With undo
        </Button>
        <Menu face={<UserIcon />} name="Account">
          <MenuItem icon={<SettingsIcon />}>Settings</MenuItem>
          <MenuItem icon={<BellIcon />}>Surf alerts</MenuItem>
          {['ft', 'm'].map((unit) => (
            <MenuItem key={unit} chosen={units === unit} onClick={() => setUnits(unit)}>
              Heights in {unit}
            </MenuItem>
          ))}
        </Menu>
      </div>
      <div className={styles.stack}>
        <Autocomplete
          name="Search"
          placeholder="Beach, town or coast"
          query={query}
          onQuery={setQuery}
          found={BEACHES.filter((name) => query && name.toLowerCase().includes(query.toLowerCase()))}
          idOf={(name) => name}
          onChoose={(name) => {
            setQuery('');
            showToast(name);
          }}
          nothing="No beach of that name"
        >
          {(name) => name}
        </Autocomplete>
      </div>
      {open === 'dialog' && (
        <Dialog title="Buoy 41004" subtitle="Edisto, 41 NM southeast of Charleston, SC" onClose={close}>
          {Array.from({ length: 30 }, (_, hour) => `${hour} h ago: 3.6 ft at 12 s from ESE`).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Dialog>
      )}
      {open === 'question' && (
        <Dialog
          title="Delete Account"
          width="narrow"
          onClose={close}
          foot={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="danger">DELETE</Button>
            </>
          }
        >
          <p>Your favorites and alerts go with it.</p>
        </Dialog>
      )}
      {open === 'sheet' && (
        <Sheet title="More" onClose={close}>
          <p>Pull me down, tap beside me, or press Escape.</p>
        </Sheet>
      )}
    </>
  );
}
