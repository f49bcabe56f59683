// Before anything is shown: who is signed in goes on, and where there is a gate it comes first.
;(function () {
  var root = document.documentElement
  var stored = function (key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  if (root.dataset.gate !== undefined && stored('assay-access-granted') !== 'true') {
    location.replace('/access?next=' + encodeURIComponent(location.pathname))
    return
  }
  var home = root.dataset.home
  if (home === undefined || location.pathname !== '/') return
  if ((stored('auth_token') || '').split('.').length === 3) location.replace('/dashboard')
  else if (home !== '/') history.replaceState(null, '', home + location.search + location.hash)
})()
