import { Button, IconButton } from '@pavilion/ui/button';
import { Dialog, type DialogProps } from '@pavilion/ui/dialog';
import { TextField } from '@pavilion/ui/field';
import { Menu, type MenuGroup } from '@pavilion/ui-desk/menu';
import { PopoverMenu } from '@pavilion/ui/popover-menu';
import { Tooltip } from '@pavilion/ui-desk/tooltip';
import { useState } from 'react';
import { showToast, type ToastMessage } from '@pavilion/web-core/toasts/toast.store';
import { PartSection, Row, Specimen } from './specimen.tsx';

const kinds: [NonNullable<DialogProps['kind']>, string][] = [
  ['centre', 'Dialog'],
  ['sheet', 'Sheet'],
  ['drawer', 'Drawer'],
  ['drawerStart', 'Drawer at start'],
];

/** What opens above the page. */
export function OverlayParts() {
  return (
    <PartSection
      id="overlays"
      title="Dialogs, menus, tips"
      about="On the platform’s top layer: Escape, focus and inertness come with it."
    >
      <Specimen name="Dialogs and drawers">
        <Row>
          {kinds.map(([kind, name]) => (
            <DialogSample key={kind} kind={kind} name={name} />
          ))}
        </Row>
      </Specimen>
      <Menus />
      <Specimen name="Popover">
        <PopoverMenu
          label="Balance ₱12,450.75, details"
          button="Balance ₱12,450.75"
          buttonClassName="min-h-11 rounded-control border border-line-strong px-4 font-semibold"
        >
          {(close) => (
            <div className="grid gap-3 p-2">
              <p className="text-sm">Bonus ₱500.00 · tokens 320</p>
              <Button size="small" onClick={close}>
                Done
              </Button>
            </div>
          )}
        </PopoverMenu>
      </Specimen>
      <Specimen name="Tooltip">
        <Row>
          <Tooltip text="Refreshes the balance from the wallet">
            {(tipId) => <IconButton icon="refresh" label="Refresh" aria-describedby={tipId} />}
          </Tooltip>
          <Tooltip text="The share of all stakes that a game pays back over a very long time, in percent.">
            {(tipId) => (
              <Button kind="secondary" icon="info" aria-describedby={tipId}>
                Return to player
              </Button>
            )}
          </Tooltip>
        </Row>
      </Specimen>
      <Toasts />
    </PartSection>
  );
}

function DialogSample(props: { kind: NonNullable<DialogProps['kind']>; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {props.name}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        kind={props.kind}
        size="small"
        title="Withdraw to your bank"
        closeLabel="Close"
        actions={
          <>
            <Button kind="ghost" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Withdraw</Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p className="text-text-muted">
            The money leaves your balance at once and arrives within one working day.
          </p>
          <TextField label="Amount" inputMode="decimal" before="PHP" defaultValue="2,500.00" />
        </div>
      </Dialog>
    </>
  );
}

function Menus() {
  const [density, setDensity] = useState('comfortable');
  const [isLive, setLive] = useState(true);
  const actions: MenuGroup[] = [
    {
      id: 'bet',
      items: [
        { id: 'open', label: 'View bet', icon: 'ticket' },
        { id: 'share', label: 'Share', icon: 'share', detail: 'As a picture' },
        { id: 'cashout', label: 'Cash out', icon: 'cashout', isDisabled: true },
      ],
    },
    { id: 'end', items: [{ id: 'remove', label: 'Remove', icon: 'trash', isDanger: true }] },
  ];
  const settings: MenuGroup[] = [
    {
      id: 'density',
      label: 'Rows',
      items: ['comfortable', 'compact'].map((id) => ({
        id,
        label: id === 'compact' ? 'Compact' : 'Comfortable',
        kind: 'radio',
        isChecked: id === density,
      })),
    },
    {
      id: 'show',
      label: 'Show',
      items: [{ id: 'live', label: 'Live matches', kind: 'checkbox', isChecked: isLive }],
    },
  ];
  return (
    <Specimen name="Menus">
      <Row>
        <Menu button="Bet" groups={actions} onSelect={() => undefined} />
        <Menu
          button="View"
          side="end"
          groups={settings}
          onSelect={(id) => (id === 'live' ? setLive(!isLive) : setDensity(id))}
        />
        <Menu button="Locked" groups={actions} onSelect={() => undefined} isDisabled />
      </Row>
    </Specimen>
  );
}

const toasts: ToastMessage[] = [
  { tone: 'success', title: 'Bet placed', text: 'Northbridge United to win, ₱500.00 at 2.10' },
  { tone: 'error', title: 'Bet refused', text: 'The price has changed to 1.95' },
  { tone: 'warning', title: 'Your session has expired', text: 'Please sign in again.' },
  { tone: 'info', title: 'You are back online' },
];

function Toasts() {
  return (
    <Specimen name="Toasts">
      <Row>
        {toasts.map((toast) => (
          <Button
            key={toast.tone}
            size="small"
            kind="secondary"
            onClick={() => showToast({ ...toast, durationMs: 10_000 })}
          >
            {toast.tone}
          </Button>
        ))}
      </Row>
    </Specimen>
  );
}
