/** Tells what went wrong with kept files, in words and with the file's place. Knows no files itself. */
import type { Notice } from '../../shared/ipc';
import { t } from '../strings';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import './smallDialogs.css';

export interface NoticesProps {
  readonly notices: readonly Notice[];
  readonly onClose: () => void;
}

/** The file or the reason, to be read and copied as it is. */
const detailOf = (notice: Notice): string | null => {
  if ('file' in notice) return notice.file;
  return 'reason' in notice ? notice.reason : null;
};

export function Notices({ notices, onClose }: NoticesProps) {
  return (
    <Dialog
      role="alertdialog"
      class="notices"
      width={38}
      labelledBy="notices-title"
      describedBy="notices-text"
      onDismiss={onClose}
    >
      <div class="dialogPad">
        <h3 id="notices-title">{t('screens:notices.title')}</h3>
        <div id="notices-text" class="noticeList sheetScroll">
          {notices.map((notice, index) => {
            const detail = detailOf(notice);
            return (
              <div key={index}>
                <p>{t(`screens:notices.${notice.type}`)}</p>
                {detail !== null && <p class="detail selectable">{detail}</p>}
              </div>
            );
          })}
        </div>
        <div class="dialogActions">
          <Button rank="primary" onClick={onClose}>
            {t('screens:notices.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
