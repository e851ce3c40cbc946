import { useState } from 'react';
import { ConditionMark } from '../entities/surf/condition-mark.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Fault } from '../ui/fault.tsx';
import { TextField } from '../ui/field.tsx';
import { ShareIcon, StarFullIcon, StarIcon } from '../ui/icons/actions.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Switch } from '../ui/switch.tsx';
import { Table } from '../ui/table.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { ToggleGroup } from '../ui/toggle-group.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import styles from './gallery.module.css';

const HEIGHTS = [
  { value: 3, text: '4 ft' },
  { value: 4, text: '5 ft' },
  { value: 5, text: '6 ft' },
] as const;

export function Controls() {
  const [view, setView] = useState<'surf' | 'swell'>('surf');
  const [tab, setTab] = useState<'waves' | 'weather'>('waves');
  const [on, setOn] = useState(true);
  const [starred, setStarred] = useState(false);
  const [height, setHeight] = useState<3 | 4 | 5>(3);
  return (
    <>
      <h2>Buttons</h2>
      <div className={styles.row}>
        <Button variant="strong">Sign In</Button>
        <Button>View Buoy Map</Button>
        <Button variant="quiet">Load More</Button>
        <Button variant="danger">DELETE</Button>
        <Button busy>Submit</Button>
        <Button disabled>Submit</Button>
        <IconButton name="Favorite" aria-pressed={starred} onClick={() => setStarred(!starred)}>
          {starred ? <StarFullIcon /> : <StarIcon />}
        </IconButton>
        <Tooltip text="Share this day">
          {(described) => (
            <IconButton name="Share" aria-describedby={described}>
              <ShareIcon />
            </IconButton>
          )}
        </Tooltip>
      </div>

      <h2>Choices</h2>
      <div className={styles.row}>
        <ToggleGroup
          name="Graph"
          options={[
            { value: 'surf', text: 'Surf' },
            { value: 'swell', text: 'Swell' },
          ]}
          value={view}
          onChoose={setView}
        />
        {(['clean', 'fair', 'choppy', null] as const).map((condition) => (
          <ConditionMark key={condition} condition={condition} />
        ))}
      </div>
      <div className={styles.stack}>
        <Switch label="Alert me" hint="By email, once a day at most" on={on} onChange={setOn} />
        <Switch label="Push notifications" on={false} onChange={() => {}} disabled />
        <Checkbox label="Keep me signed in on this device" checked={on} onChange={setOn} />
        <Select label="Surf from" options={HEIGHTS} value={height} onChoose={setHeight} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          hint="For the pass code only"
          placeholder="you@sea.org"
        />
        <TextField label="Email" type="email" defaultValue="you@" error="Your email is not valid" />
        <TextField label="Pass code" inputMode="numeric" autoComplete="one-time-code" data-digits />
        <Fault>The email or the password is not right.</Fault>
      </div>

      <h2>Views</h2>
      <div className={styles.row}>
        <Tabs
          name="Buoy History"
          tabs={[
            { value: 'waves', text: 'Waves' },
            { value: 'weather', text: 'Weather' },
          ]}
          value={tab}
          onChoose={setTab}
        >
          What the buoy saw of {tab}.
        </Tabs>
      </div>
      <Disclosure summary="Why 78">Offshore wind, 6 mph; groundswell of 12 s from ESE.</Disclosure>
      <Table caption="Hours">
        <thead>
          <tr>
            {['Time', 'Surf', 'Swell', '2nd swell', 'Wind', 'Tide', 'Air', 'Energy'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {['6 am', '9 am', '12 pm'].map((time) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              {['3–4 ft clean', '3.7 ft 12 s ESE', '1.1 ft 7 s S', '5 mph W', '2.1 ft', '58 °F', '212 kJ'].map(
                (cell) => (
                  <td key={cell}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      <div className={styles.stack}>
        <Skeleton lines={3} />
        <Skeleton />
      </div>
    </>
  );
}
