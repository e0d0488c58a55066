// @vitest-environment happy-dom
// Dialogs keep the focus, give it back, and close only where they may.
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../renderer/ui/Button';
import { Dialog } from '../../../renderer/ui/Dialog';
import { showToast, ToastPlace } from '../../../renderer/ui/Toast';
import { button, click, mount, press, unmountAll, update } from '../../support/dom';

interface QuestionProps {
  readonly onDismiss?: () => void;
  readonly initialFocus?: string | null;
}

function Question(props: QuestionProps) {
  return (
    <Dialog labelledBy="question" {...props}>
      <h2 id="question">Really?</h2>
      <Button onClick={() => undefined}>No</Button>
      <Button onClick={() => undefined}>Yes</Button>
    </Dialog>
  );
}

const Page = ({ open, ...question }: QuestionProps & { readonly open: boolean }) => (
  <>
    <button type="button">Opener</button>
    {open && <Question {...question} />}
  </>
);

const focused = (): string => document.activeElement?.textContent ?? '';

afterEach(unmountAll);

describe('Dialog', () => {
  it('is named by its heading and modal', async () => {
    await mount(<Question />);
    const dialog = document.querySelector('[role="dialog"]');
    expect(dialog?.getAttribute('aria-modal')).toBe('true');
    expect(document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Really?',
    );
  });

  it('takes the focus and gives it back to where it was', async () => {
    const place = await mount(<Page open={false} />);
    button('Opener').focus();
    await update(place, <Page open />);
    expect(focused()).toBe('No');
    await update(place, <Page open={false} />);
    expect(focused()).toBe('Opener');
  });

  it('lets Tab reach what a message offers, and a click take it', async () => {
    const run = vi.fn();
    await mount(<ToastPlace />);
    await mount(<Page open />);
    await act(() => showToast('gone', { label: 'Bring back', run }));
    button('Yes').focus();
    await press('Tab');
    expect(focused()).toBe('Bring back');
    await press('Tab');
    expect(focused()).toBe('No');
    await click(button('Bring back'));
    expect(run).toHaveBeenCalledOnce();
  });

  it('keeps Tab inside, in both directions', async () => {
    await mount(<Page open />);
    button('Yes').focus();
    await press('Tab');
    expect(focused()).toBe('No');
    await press('Tab', { shiftKey: true });
    expect(focused()).toBe('Yes');
  });

  it('brings a stolen focus back', async () => {
    await mount(<Page open />);
    button('Opener').focus();
    expect(['No', 'Yes']).toContain(focused());
  });

  it('focuses nothing but itself when asked to', async () => {
    await mount(<Question initialFocus={null} />);
    expect(document.activeElement?.getAttribute('role')).toBe('dialog');
  });

  it('is dismissed by Esc and by a click on the scrim', async () => {
    const onDismiss = vi.fn();
    await mount(<Question onDismiss={onDismiss} />);
    await press('Escape');
    await click(document.querySelector('.dialogScrim') ?? document.body);
    expect(onDismiss).toHaveBeenCalledTimes(2);
  });

  it('stays when an answer is needed', async () => {
    await mount(<Question />);
    await press('Escape');
    await click(document.querySelector('.dialogScrim') ?? document.body);
    expect(document.querySelector('[role="dialog"]')).not.toBeNull();
    expect(focused()).not.toBe('Opener');
  });

  it('lets no key through to the table', async () => {
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard);
    await mount(<Question />);
    await press('k');
    document.body.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
  });
});
