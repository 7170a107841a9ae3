export { Lamp, LampRow, type LampProps, type LampRowProps, type LampState } from './lamp.tsx';
export { Title, type TitleProps } from './title.tsx';
export { awardColors, type AwardColors } from './award-colors.ts';
export { textOn, textOnStage } from './contrast.ts';
export { Mark, type MarkProps } from './mark.tsx';
export { SyncState, syncWords, type Sync } from './sync-state.tsx';
export { BigNumber, Logo, Piece } from './show.tsx';
export { Whole } from './whole.tsx';
export { fit, type FitLines, type FitRoom, type Fitted } from './fit.ts';
export { FitBox, refitWithin, type FitBoxProps } from './fit-box.tsx';
export { Button, buttonLook, IconButton, type ButtonProps, type IconButtonProps } from './button.tsx';
export { Chip } from './chip.tsx';
export { Face, type FaceProps } from './face.tsx';
export { PictureLost, usePictureLost } from './picture-lost.tsx';
export { EmptyState, Skeleton } from './states.tsx';
export { LiveFault, StaleBar, type StaleBarProps } from './live-states.tsx';
export { Lost, type LostProps } from './lost.tsx';
export { Company } from './company.tsx';
export { OfferNote } from './offer-note.tsx';
export { OnlyTab } from './only-tab.tsx';
export { FontSizeButton, FontSizeDialog } from './font-size.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export {
  Choice,
  PasswordInput,
  TextField,
  Tick,
  type ChoiceProps,
  type TextFieldProps,
  type TickProps,
} from './field.tsx';
export { Suggest, type SuggestProps } from './suggest.tsx';
export { Drawer, OverDrawers, type DrawerProps } from './drawer.tsx';
export { Notice, Notices, notify, type NoticeGiven } from './notice.tsx';
export { NoticePlace } from './notice-place.tsx';
