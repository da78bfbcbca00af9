import { useState } from 'react'
import { isSearchKeyOn, setSearchKey } from '../../../storage/searchKey.ts'
import classes from './box.module.css'

export function SearchKeySwitch() {
  const [isOn, setOn] = useState(isSearchKeyOn)
  return (
    <label className={classes.keySwitch}>
      <input
        type="checkbox"
        checked={isOn}
        className={classes.keyBox}
        onChange={({ currentTarget: { checked } }) => {
          setSearchKey(checked)
          setOn(checked)
        }}
      />
      <span>
        The key <kbd>/</kbd> leads to the search box, on every page
      </span>
    </label>
  )
}
