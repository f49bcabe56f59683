// Sets the theme before the first paint. Kept in step with lib/theme.ts.
;(function () {
  var stored = null
  try {
    stored = String(localStorage.getItem('assay-theme')).split(' ')[0]
  } catch {
    stored = null
  }
  var choice = stored === 'light' || stored === 'dark' || stored === 'system' ? stored : 'dark'
  var light = choice === 'light' || (choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.className = light ? 'light' : 'dark'
})()
