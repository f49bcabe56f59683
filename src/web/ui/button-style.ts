export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'md' | 'sm' | 'lg' | 'icon'

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-primary text-on-primary border-transparent hover:opacity-90 aria-disabled:opacity-50',
  secondary: 'bg-transparent text-fg border-line hover:bg-s2 aria-disabled:text-fg3 aria-disabled:hover:bg-transparent',
  ghost:
    'bg-transparent text-fg2 border-transparent hover:bg-s2 hover:text-fg aria-disabled:text-fg3 aria-disabled:hover:bg-transparent',
  danger: 'bg-bad-soft text-bad border-bad/40 hover:border-bad aria-disabled:opacity-60',
}

const sizes: Readonly<Record<ButtonSize, string>> = {
  md: 'h-8 px-3',
  sm: 'h-7 px-2.5 text-label',
  lg: 'h-10 px-4',
  icon: 'h-8 w-8 justify-center',
}

/** Classes of a button, also for links that look like one. */
export const buttonStyle = (variant: ButtonVariant = 'secondary', size: ButtonSize = 'md'): string =>
  `inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap transition-colors duration-100 ${variants[variant]} ${sizes[size]}`
