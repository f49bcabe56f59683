import { chooseTheme, themes, useTheme, type Theme } from '../../lib/theme.ts'

const labels: Readonly<Record<Theme, { readonly title: string; readonly text: string }>> = {
  light: { title: 'Light', text: 'Dark text on a light background.' },
  dark: { title: 'Dark', text: 'Light text on a dark background. This is the default.' },
  system: { title: 'System', text: 'Follows your operating system.' },
}

export function AppearanceTab() {
  const { theme } = useTheme()
  return (
    <fieldset className="mt-6 max-w-xl">
      <legend className="text-read font-semibold">Appearance</legend>
      <p className="mt-1 text-fg3">Kept with your account, on every device.</p>
      <div className="mt-4 flex flex-col overflow-hidden rounded-card border border-line bg-s1">
        {themes.map((option) => (
          <label
            key={option}
            className="flex min-h-14 cursor-pointer items-center gap-3 border-b border-line px-4 last:border-0 hover:bg-s2 has-checked:bg-s2"
          >
            <input
              type="radio"
              name="theme"
              value={option}
              checked={theme === option}
              onChange={() => chooseTheme(option)}
              className="size-4 accent-accent"
            />
            <span>
              <span className="block font-medium">{labels[option].title}</span>
              <span className="block text-label text-fg3">{labels[option].text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
